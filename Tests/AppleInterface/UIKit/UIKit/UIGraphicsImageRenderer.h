#pragma once
#include "UIGraphicsRenderer.h"
#include "UIImage.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds
                        format:(UIGraphicsImageRendererFormat *)format NS_DESIGNATED_INITIALIZER;
- (UIImage *)imageWithActions:
  (void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions
  NS_SWIFT_NAME(image(actions:));
@end

NS_ASSUME_NONNULL_END
