#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
@end

NS_ASSUME_NONNULL_END
