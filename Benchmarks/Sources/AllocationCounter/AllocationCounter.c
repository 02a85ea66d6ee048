// For posix_memalign and the test for glibc.
#define _GNU_SOURCE
#include "AllocationCounter.h"
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

__attribute__((noinline)) void counted_region(void (*body)(void *context), void *context) {
  body(context);
  // No tail call: the region ends when the body has returned.
  __asm__ volatile("" ::: "memory");
}

#if defined(__GLIBC__)

// An executable's definitions go before the C library's. Memory is freed by the library's own
// `free`: it comes from the library's own functions.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t count;

int64_t allocation_count(void) { return count; }

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count += 1;
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count += 1;
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return ENOMEM;
  *result = pointer;
  return 0;
}

#else

int64_t allocation_count(void) { return -1; }

#endif
