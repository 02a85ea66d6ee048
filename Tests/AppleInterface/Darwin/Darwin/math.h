// The functions of the C library that the sources call.
#pragma once

double acos(double);
double atan2(double, double);
double ceil(double);
double cos(double);
double exp(double);
double floor(double);
double hypot(double, double);
double log(double);
double pow(double, double);
double remainder(double, double);
double sin(double);
double tan(double);
typedef struct __sFILE FILE;
int fflush(FILE *);
int isatty(int);
void exit(int) __attribute__((noreturn));
