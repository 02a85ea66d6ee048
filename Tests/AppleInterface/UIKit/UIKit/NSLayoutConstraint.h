#pragma once
#include "NSLayoutAnchor.h"
#include "UILayoutGuide.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
extern const UILayoutPriority UILayoutPriorityRequired;
extern const UILayoutPriority UILayoutPriorityDefaultHigh;
extern const UILayoutPriority UILayoutPriorityDragThatCanResizeScene;
extern const UILayoutPriority UILayoutPrioritySceneSizeStayPut;
extern const UILayoutPriority UILayoutPriorityDragThatCannotResizeScene;
extern const UILayoutPriority UILayoutPriorityDefaultLow;
extern const UILayoutPriority UILayoutPriorityFittingSizeLevel;

typedef NS_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Relation);

typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeLastBaseline,
  NSLayoutAttributeFirstBaseline,
  NSLayoutAttributeLeftMargin,
  NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin,
  NSLayoutAttributeBottomMargin,
  NSLayoutAttributeLeadingMargin,
  NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins,
  NSLayoutAttributeCenterYWithinMargins,
  NSLayoutAttributeNotAnAttribute = 0,
} NS_SWIFT_NAME(NSLayoutConstraint.Attribute);

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c;
@property UILayoutPriority priority;
@property BOOL shouldBeArchived;
@property (nullable, readonly, assign) id firstItem;
@property (nullable, readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly, copy) NSLayoutAnchor *firstAnchor;
@property (nullable, readonly, copy) NSLayoutAnchor *secondAnchor;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

// UIKit declares it in a category.
@interface NSLayoutConstraint (UIIdentifier)
@property (nullable, copy) NSString *identifier;
@end

@interface UIView (UIConstraintBasedLayoutInstallingConstraints)
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;
@end

@interface UIView (UIConstraintBasedLayoutCoreMethods)
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@end

extern const CGFloat UIViewNoIntrinsicMetric NS_SWIFT_NAME(UIView.noIntrinsicMetric);

@interface UIView (UIConstraintBasedLayoutLayering)
- (CGRect)alignmentRectForFrame:(CGRect)frame NS_SWIFT_NAME(alignmentRect(forFrame:));
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect NS_SWIFT_NAME(frame(forAlignmentRect:));
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly, strong) UIView *viewForFirstBaselineLayout
  NS_SWIFT_NAME(forFirstBaselineLayout);
@property (nonatomic, readonly, strong) UIView *viewForLastBaselineLayout
  NS_SWIFT_NAME(forLastBaselineLayout);
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(contentHuggingPriority(for:));
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(contentCompressionResistancePriority(for:));
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
@end

extern const CGSize UILayoutFittingCompressedSize
  NS_SWIFT_NAME(UIView.layoutFittingCompressedSize);
extern const CGSize UILayoutFittingExpandedSize NS_SWIFT_NAME(UIView.layoutFittingExpandedSize);

@interface UIView (UIConstraintBasedLayoutFittingSize)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
  NS_SWIFT_NAME(systemLayoutSizeFitting(_:));
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority
  NS_SWIFT_NAME(systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:));
@end

@interface UIView (UILayoutGuideSupport)
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide;
- (void)removeLayoutGuide:(UILayoutGuide *)layoutGuide;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@end

@interface UIView (UIViewLayoutConstraintCreation)
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;
@end

@interface UIView (UIConstraintBasedLayoutDebugging)
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
@end

NS_ASSUME_NONNULL_END
