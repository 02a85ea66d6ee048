#pragma once
#include "../ObjectiveC/NSObject.h"
#include "../CoreFoundation/CFBase.h"

typedef const struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;

CGColorRef _Nonnull CGColorCreateGenericRGB(
  CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
  __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGColor.init(red:green:blue:alpha:));
CGFloat CGColorGetAlpha(CGColorRef _Nullable color) NS_SWIFT_NAME(getter:CGColor.alpha(self:));
