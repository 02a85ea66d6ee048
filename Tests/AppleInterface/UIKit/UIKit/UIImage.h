#pragma once
#include "UIGeometry.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end

NS_ASSUME_NONNULL_END
