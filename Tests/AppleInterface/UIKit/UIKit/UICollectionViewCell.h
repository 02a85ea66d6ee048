#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UICollectionViewLayoutAttributes;

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes
  NS_SWIFT_NAME(apply(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end

NS_ASSUME_NONNULL_END
