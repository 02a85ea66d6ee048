#pragma once
#include "UIImage.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed,
} NS_SWIFT_NAME(UIMenuElement.State);

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
} NS_SWIFT_NAME(UIMenuElement.Attributes);

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
