#pragma once
#include "UIScene.h"
#include "UIView+Hierarchy.h"

NS_ASSUME_NONNULL_BEGIN

@class UIViewController;

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
- (void)sendEvent:(UIEvent *)event NS_SWIFT_NAME(sendEvent(_:));
@end

NS_ASSUME_NONNULL_END
