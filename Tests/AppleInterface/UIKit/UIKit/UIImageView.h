#pragma once
#include "UIImage.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, nonatomic, strong) UIImage *image;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@end

NS_ASSUME_NONNULL_END
