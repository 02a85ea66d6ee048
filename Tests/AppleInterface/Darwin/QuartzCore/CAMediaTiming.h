#pragma once
#include "../Foundation/Collections.h"

NS_ASSUME_NONNULL_BEGIN

CFTimeInterval CACurrentMediaTime(void);

typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
extern CAMediaTimingFillMode const kCAFillModeForwards;
extern CAMediaTimingFillMode const kCAFillModeBackwards;
extern CAMediaTimingFillMode const kCAFillModeBoth;
extern CAMediaTimingFillMode const kCAFillModeRemoved;

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

NS_ASSUME_NONNULL_END
