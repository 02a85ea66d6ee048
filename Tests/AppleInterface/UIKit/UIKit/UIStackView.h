#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@end

NS_ASSUME_NONNULL_END
