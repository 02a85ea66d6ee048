#pragma once
#include "UIViewControllerTransitioning.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:
  (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end


NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)
  animateAlongsideTransition:
    (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                  completion:
    (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
  NS_SWIFT_NAME(animate(alongsideTransition:completion:));
- (BOOL)
  animateAlongsideTransitionInView:(nullable UIView *)view
                         animation:
    (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
    (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:
  (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
  NS_SWIFT_NAME(notifyWhenInteractionEnds(_:));
- (void)notifyWhenInteractionChangesUsingBlock:
  (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
  NS_SWIFT_NAME(notifyWhenInteractionChanges(_:));
@end

NS_ASSUME_NONNULL_END
