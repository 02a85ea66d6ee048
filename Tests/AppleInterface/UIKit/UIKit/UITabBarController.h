#pragma once
#include "UIViewControllerTransitioning.h"

NS_ASSUME_NONNULL_BEGIN

@class UITabBar;
@protocol UITabBarControllerDelegate;

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
  shouldSelectViewController:(UIViewController *)viewController
  NS_SWIFT_NAME(tabBarController(_:shouldSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController
  didSelectViewController:(UIViewController *)viewController
  NS_SWIFT_NAME(tabBarController(_:didSelect:));
- (nullable id<UIViewControllerInteractiveTransitioning>)
                             tabBarController:(UITabBarController *)tabBarController
  interactionControllerForAnimationController:
    (id<UIViewControllerAnimatedTransitioning>)animationController
  NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:)) API_UNAVAILABLE(visionos);
- (nullable id<UIViewControllerAnimatedTransitioning>)
                              tabBarController:(UITabBarController *)tabBarController
  animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                    toViewController:(UIViewController *)toVC
  NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:))
  API_UNAVAILABLE(visionos);
@end

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView
@end

@interface UIViewController (UITabBarControllerItem)
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

NS_ASSUME_NONNULL_END
