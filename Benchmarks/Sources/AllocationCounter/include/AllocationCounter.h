#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many allocations the calling thread has made, or -1 where they are not counted.
int64_t allocation_count(void);

/// Calls a function with its context. The body of this call is what callgrind counts.
void counted_region(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

#endif
