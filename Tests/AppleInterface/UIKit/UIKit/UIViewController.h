#pragma once
#include "UIView+Animation.h"
#include "UIWindow.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController;
@protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate;

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical,
  UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve,
  UIModalTransitionStylePartialCurl,
};

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

// Of its requirements, those that matter to these sources.
NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
  NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
  NS_SWIFT_NAME(viewWillTransition(to:with:));
@end

// Of its protocols, those that matter to these sources.
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIContentContainer, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)updateViewConstraints;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController
  NS_SWIFT_NAME(parent);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
  NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
  NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController)
  BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController)
  BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
  NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
  NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@end

@interface UIViewController (UIContainerViewControllerProtectedMethods)
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
  NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)transitionFromViewController:(UIViewController *)fromViewController
                    toViewController:(UIViewController *)toViewController
                            duration:(NSTimeInterval)duration
                             options:(UIViewAnimationOptions)options
                          animations:(void (^_Nullable)(void))animations
                          completion:(void (^_Nullable)(BOOL finished))completion
  NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(transition(from:to:duration:options:animations:completion:));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
  NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
  NS_SWIFT_NAME(didMove(toParent:));
@end

@interface UIViewController (UIViewControllerTransitioning)
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate>
  transitioningDelegate;
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController;
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator>
  transitionCoordinator;
@end

NS_ASSUME_NONNULL_END
