#pragma once
#include "CGGeometry.h"
#include "CGAffineTransform.h"
#include "../ObjectiveC/NSObject.h"

typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;

CGPathRef _Nonnull CGPathCreateWithRect(
  CGRect rect, const CGAffineTransform *_Nullable transform)
  __attribute__((cf_returns_retained)) NS_SWIFT_NAME(CGPath.init(rect:transform:));
CGPathRef _Nonnull CGPathCreateWithRoundedRect(
  CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
  const CGAffineTransform *_Nullable transform) __attribute__((cf_returns_retained))
  NS_SWIFT_NAME(CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:));
CGRect CGPathGetPathBoundingBox(CGPathRef _Nullable path)
  NS_SWIFT_NAME(getter:CGPath.boundingBoxOfPath(self:));
