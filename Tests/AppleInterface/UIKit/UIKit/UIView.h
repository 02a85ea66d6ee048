#pragma once
#include "UIColor.h"
#include "UIResponder.h"
#include "UITraitCollection.h"
#include "../../Darwin/QuartzCore/CALayer.h"

NS_ASSUME_NONNULL_BEGIN

@class UIGestureRecognizer, UIWindow;

typedef NS_OPTIONS(NSUInteger, UIRectCorner) {
  UIRectCornerTopLeft = 1 << 0,
  UIRectCornerTopRight = 1 << 1,
  UIRectCornerBottomLeft = 1 << 2,
  UIRectCornerBottomRight = 1 << 3,
  UIRectCornerAllCorners = ~0UL,
};

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} NS_SWIFT_NAME(UIView.ContentMode);

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};

// Of its protocols, those that matter to these sources.
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, CALayerDelegate, UITraitEnvironment>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly)
  UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:
  (UISemanticContentAttribute)attribute NS_SWIFT_NAME(userInterfaceLayoutDirection(for:));
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner NS_SWIFT_NAME(effectiveRadius(corner:))
  API_AVAILABLE(ios, 26.0) API_AVAILABLE(visionos, 26.0);
@end

@interface UIView (UIViewGeometry)
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGPoint anchorPoint API_AVAILABLE(ios, 16.0);
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event
  NS_SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@end

@interface UIView (UIViewRendering)
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, strong) UIView *maskView NS_SWIFT_NAME(mask);
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
- (void)tintColorDidChange;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (nullable UIView *)resizableSnapshotViewFromRect:(CGRect)rect
                                afterScreenUpdates:(BOOL)afterUpdates
                                     withCapInsets:(UIEdgeInsets)capInsets;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect
             afterScreenUpdates:(BOOL)afterUpdates NS_SWIFT_NAME(drawHierarchy(in:afterScreenUpdates:));
@end

typedef NS_OPTIONS(unsigned long long, UIAccessibilityTraits) {
  UIAccessibilityTraitsButton = 1 << 0,
  UIAccessibilityTraitsAdjustable = 1 << 12,
};

// Of UIAccessibilityIdentification, which UIView adopts, and of NSObject.
@interface UIView (UIAccessibilityIdentification)
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nullable, nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL accessibilityViewIsModal;
@end

NS_ASSUME_NONNULL_END
