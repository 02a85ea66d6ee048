#pragma once
#include "../ObjectiveC/NSObject.h"
#include "CGTypes.h"

CGFloat CGRectGetMinX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.minX(self:));
CGFloat CGRectGetMidX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.midX(self:));
CGFloat CGRectGetMaxX(CGRect rect) NS_SWIFT_NAME(getter:CGRect.maxX(self:));
CGFloat CGRectGetMinY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.minY(self:));
CGFloat CGRectGetMidY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.midY(self:));
CGFloat CGRectGetMaxY(CGRect rect) NS_SWIFT_NAME(getter:CGRect.maxY(self:));
CGFloat CGRectGetWidth(CGRect rect) NS_SWIFT_NAME(getter:CGRect.width(self:));
CGFloat CGRectGetHeight(CGRect rect) NS_SWIFT_NAME(getter:CGRect.height(self:));
CGRect CGRectStandardize(CGRect rect) NS_SWIFT_NAME(getter:CGRect.standardized(self:));
CGRect CGRectIntegral(CGRect rect) NS_SWIFT_NAME(getter:CGRect.integral(self:));
BOOL CGRectIsEmpty(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isEmpty(self:));
BOOL CGRectIsNull(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isNull(self:));
BOOL CGRectIsInfinite(CGRect rect) NS_SWIFT_NAME(getter:CGRect.isInfinite(self:));
CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) NS_SWIFT_NAME(CGRect.insetBy(self:dx:dy:));
CGRect CGRectOffset(CGRect rect, CGFloat dx, CGFloat dy)
  NS_SWIFT_NAME(CGRect.offsetBy(self:dx:dy:));
CGRect CGRectUnion(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.union(self:_:));
CGRect CGRectIntersection(CGRect r1, CGRect r2) NS_SWIFT_NAME(CGRect.intersection(self:_:));
BOOL CGRectIntersectsRect(CGRect rect1, CGRect rect2) NS_SWIFT_NAME(CGRect.intersects(self:_:));
BOOL CGRectContainsPoint(CGRect rect, CGPoint point) NS_SWIFT_NAME(CGRect.contains(self:_:));
BOOL CGRectContainsRect(CGRect rect1, CGRect rect2) NS_SWIFT_NAME(CGRect.contains(self:_:));
extern const CGRect CGRectNull NS_SWIFT_NAME(CGRect.null);
extern const CGRect CGRectInfinite NS_SWIFT_NAME(CGRect.infinite);
