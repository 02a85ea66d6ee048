#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight = 0,
  UIBlurEffectStyleLight = 1,
  UIBlurEffectStyleDark = 2,
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemUltraThinMaterial = 6,
  UIBlurEffectStyleSystemThinMaterial = 7,
  UIBlurEffectStyleSystemMaterial = 8,
  UIBlurEffectStyleSystemThickMaterial = 9,
  UIBlurEffectStyleSystemChromeMaterial = 10,
  UIBlurEffectStyleSystemUltraThinMaterialLight = 11,
  UIBlurEffectStyleSystemThinMaterialLight = 12,
  UIBlurEffectStyleSystemMaterialLight = 13,
  UIBlurEffectStyleSystemThickMaterialLight = 14,
  UIBlurEffectStyleSystemChromeMaterialLight = 15,
  UIBlurEffectStyleSystemUltraThinMaterialDark = 16,
  UIBlurEffectStyleSystemThinMaterialDark = 17,
  UIBlurEffectStyleSystemMaterialDark = 18,
  UIBlurEffectStyleSystemThickMaterialDark = 19,
  UIBlurEffectStyleSystemChromeMaterialDark = 20,
} NS_SWIFT_NAME(UIBlurEffect.Style);

NS_SWIFT_UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

typedef NS_ENUM(NSInteger, UIGlassEffectStyle) {
  UIGlassEffectStyleRegular,
  UIGlassEffectStyleClear,
} API_AVAILABLE(ios, 26.0) NS_SWIFT_NAME(UIGlassEffect.Style);

API_AVAILABLE(ios, 26.0) API_UNAVAILABLE(visionos)
NS_SWIFT_UI_ACTOR
@interface UIGlassEffect : UIVisualEffect
+ (UIGlassEffect *)effectWithStyle:(UIGlassEffectStyle)style;
@property (nonatomic, getter=isInteractive) BOOL interactive;
@property (nonatomic, copy, nullable) UIColor *tintColor;
@end

API_AVAILABLE(ios, 26.0) API_UNAVAILABLE(visionos)
NS_SWIFT_UI_ACTOR
@interface UIGlassContainerEffect : UIVisualEffect
@property (nonatomic) CGFloat spacing;
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView <NSSecureCoding>
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
