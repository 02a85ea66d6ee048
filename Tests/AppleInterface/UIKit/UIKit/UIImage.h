#pragma once
#include "UIGeometry.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIImageResizingMode) {
  UIImageResizingModeTile = 0,
  UIImageResizingModeStretch = 1,
} NS_SWIFT_NAME(UIImage.ResizingMode);

typedef NS_ENUM(NSInteger, UIImageDynamicRange) {
  UIImageDynamicRangeUnspecified = -1,
  UIImageDynamicRangeStandard = 0,
  UIImageDynamicRangeConstrainedHigh = 1,
  UIImageDynamicRangeHigh = 2,
} API_AVAILABLE(ios, 17.0) NS_SWIFT_NAME(UIImage.DynamicRange);

NS_SWIFT_NAME(UIImage.Configuration) NS_SWIFT_SENDABLE
@interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_NAME(UIImage.SymbolConfiguration) NS_SWIFT_SENDABLE
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
@property (nonatomic, readonly) UIEdgeInsets capInsets;
@property (nonatomic, readonly) UIImageResizingMode resizingMode;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets
                            resizingMode:(UIImageResizingMode)resizingMode;
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end

NS_ASSUME_NONNULL_END
