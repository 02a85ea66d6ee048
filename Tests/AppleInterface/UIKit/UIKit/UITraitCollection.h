#pragma once
#include "UIGeometry.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone,
  UIUserInterfaceIdiomPad,
};

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight = 0,
  UITraitEnvironmentLayoutDirectionRightToLeft,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};

// Of its protocols, none matters to these sources.
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection
  NS_SWIFT_NAME(current);
- (void)performAsCurrentTraitCollection:(void (NS_NOESCAPE ^)(void))actions
  NS_SWIFT_NAME(performAsCurrent(_:));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:
  (nullable UITraitCollection *)traitCollection
  NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:));
@end

NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
// Deprecated from iOS 17.
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

NS_ASSUME_NONNULL_END
