#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UIAdaptivePresentationControllerDelegate;

// Of its protocols, those that matter to these sources.
NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UIContentContainer, UITraitEnvironment>
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:
  (nullable UIViewController *)presentingViewController
  NS_SWIFT_NAME(init(presentedViewController:presenting:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:
  (UIPresentationController *)presentationController
  NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NS_ASSUME_NONNULL_END
