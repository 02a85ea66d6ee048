#pragma once
#include "UIGeometry.h"

NS_ASSUME_NONNULL_BEGIN

// The members are not in the collected facts: the declarations are unconfirmed.
NS_SWIFT_SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
@property (nonatomic, readonly) CGSize size;
@end

NS_ASSUME_NONNULL_END
