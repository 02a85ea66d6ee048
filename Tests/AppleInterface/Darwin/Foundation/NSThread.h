#pragma once
#include "Collections.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@property (class, readonly, strong) NSThread *currentThread NS_SWIFT_NAME(current);
@end

NS_SWIFT_SENDABLE
@interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end

NS_ASSUME_NONNULL_END
