#pragma once
#include "UIGeometry.h"
#include "../../Darwin/CoreGraphics/CGContext.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)defaultFormat NS_SWIFT_NAME(default());
+ (instancetype)preferredFormat NS_SWIFT_NAME(preferred());
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext;
@property (nonatomic, readonly) __kindof UIGraphicsRendererFormat *format;
- (void)fillRect:(CGRect)rect NS_SWIFT_NAME(fill(_:));
@end

@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds
                        format:(UIGraphicsRendererFormat *)format NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIGraphicsRendererFormat *format;
@property (nonatomic, readonly) BOOL allowsImageOutput;
@end

NS_ASSUME_NONNULL_END
