#pragma once
#include "../Foundation/Collections.h"

NS_ASSUME_NONNULL_BEGIN

CFTimeInterval CACurrentMediaTime(void);

typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
extern CAMediaTimingFillMode const kCAFillModeForwards
  NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards
  NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth
  NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode const kCAFillModeRemoved
  NS_SWIFT_NAME(CAMediaTimingFillMode.removed);

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
