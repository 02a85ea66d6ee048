#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@end

NS_ASSUME_NONNULL_END
