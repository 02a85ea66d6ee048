#pragma once
#include "Collections.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

NS_ASSUME_NONNULL_END
