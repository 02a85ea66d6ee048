#pragma once
#include "UIViewControllerTransitioning.h"

NS_ASSUME_NONNULL_BEGIN

@class UITabBar;
@protocol UITabBarControllerDelegate;
@class UIImage, UITab, UITabGroup;

NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0)
@interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
       viewControllerProvider:
         (nullable UIViewController * (^)(__kindof UITab *))viewControllerProvider;
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, readonly, strong) UIViewController *viewController;
@property (nullable, nonatomic, readonly, weak) UITabGroup *parent;
@end

NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0)
@interface UITabGroup : UITab
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
                     children:(NSArray<__kindof UITab *> *)children
       viewControllerProvider:
         (nullable UIViewController * (^)(__kindof UITab *))viewControllerProvider;
@property (nonatomic, copy) NSArray<__kindof UITab *> *children;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
- (void)setTabs:(NSArray<__kindof UITab *> *)tabs
       animated:(BOOL)animated API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, copy)
  NSArray<__kindof UITab *> *tabs API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
@property (nullable, nonatomic, weak)
  UITab *selectedTab API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
@end

@interface UITabBarController (UITabs)
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs
  API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
  shouldSelectViewController:(UIViewController *)viewController
  NS_SWIFT_NAME(tabBarController(_:shouldSelect:));
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:))
  API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
- (void)tabBarController:(UITabBarController *)tabBarController
  didSelectViewController:(UIViewController *)viewController
  NS_SWIFT_NAME(tabBarController(_:didSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
  NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:))
  API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
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
@property (nullable, nonatomic, readonly, weak)
  UITab *tab API_AVAILABLE(ios, 18.0) API_AVAILABLE(visionos, 2.0);
@end

NS_ASSUME_NONNULL_END
