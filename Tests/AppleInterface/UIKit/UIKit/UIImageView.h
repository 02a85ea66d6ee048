#pragma once
#include "UIImage.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image
             highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nullable, nonatomic, strong) UIImageSymbolConfiguration *preferredSymbolConfiguration;
@property (nonatomic, assign) UIImageDynamicRange preferredImageDynamicRange
  API_AVAILABLE(ios, 17.0);
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@end

NS_ASSUME_NONNULL_END
