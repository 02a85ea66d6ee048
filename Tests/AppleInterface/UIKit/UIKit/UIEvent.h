#pragma once
#include "UITouch.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches,
  UIEventTypeMotion,
  UIEventTypeRemoteControl,
  UIEventTypePresses,
  UIEventTypeScroll = 10,
  UIEventTypeHover = 11,
  UIEventTypeTransform = 14,
} NS_SWIFT_NAME(UIEvent.EventType);

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window;
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view;
- (nullable NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)gesture
  NS_SWIFT_NAME(touches(for:));
- (nullable NSArray<UITouch *> *)coalescedTouchesForTouch:(UITouch *)touch;
- (nullable NSArray<UITouch *> *)predictedTouchesForTouch:(UITouch *)touch;
@end

NS_ASSUME_NONNULL_END
