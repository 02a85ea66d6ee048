#pragma once
#include "CAMediaTiming.h"

typedef __SIZE_TYPE__ size_t;

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut;
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault;

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
- (instancetype)initWithControlPoints:(float)c1x:(float)c1y:(float)c2x:(float)c2y;
- (void)getControlPointAtIndex:(size_t)idx values:(float *)ptr;
@end

NS_ASSUME_NONNULL_END
