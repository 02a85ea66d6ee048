#pragma once
#include "UIResponder.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

extern NSNotificationName const UISceneDidEnterBackgroundNotification
  NS_SWIFT_NAME(UIScene.didEnterBackgroundNotification) NS_SWIFT_NONISOLATED;
extern NSNotificationName const UISceneWillEnterForegroundNotification
  NS_SWIFT_NAME(UIScene.willEnterForegroundNotification) NS_SWIFT_NONISOLATED;

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@end

NS_ASSUME_NONNULL_END
