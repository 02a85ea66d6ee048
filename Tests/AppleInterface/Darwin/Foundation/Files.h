#pragma once
#include "Collections.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(FileManager)
@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager NS_SWIFT_NAME(default);
@end

NS_SWIFT_NAME(FileHandle)
@interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError
  NS_SWIFT_NAME(standardError);
@property (readonly) int fileDescriptor;
@end

NS_ASSUME_NONNULL_END
