#pragma once
#include "../ObjectiveC/NSObject.h"
#include "CGTypes.h"

CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty)
  NS_SWIFT_NAME(CGAffineTransform.init(translationX:y:));
CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy)
  NS_SWIFT_NAME(CGAffineTransform.init(scaleX:y:));
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle)
  NS_SWIFT_NAME(CGAffineTransform.init(rotationAngle:));
BOOL CGAffineTransformIsIdentity(CGAffineTransform t)
  NS_SWIFT_NAME(getter:CGAffineTransform.isIdentity(self:));
CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty)
  NS_SWIFT_NAME(CGAffineTransform.translatedBy(self:x:y:));
CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy)
  NS_SWIFT_NAME(CGAffineTransform.scaledBy(self:x:y:));
CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle)
  NS_SWIFT_NAME(CGAffineTransform.rotated(self:by:));
CGAffineTransform CGAffineTransformConcat(CGAffineTransform t1, CGAffineTransform t2)
  NS_SWIFT_NAME(CGAffineTransform.concatenating(self:_:));
CGAffineTransform CGAffineTransformInvert(CGAffineTransform t)
  NS_SWIFT_NAME(CGAffineTransform.inverted(self:));

CGPoint CGPointApplyAffineTransform(CGPoint point, CGAffineTransform t)
  NS_SWIFT_NAME(CGPoint.applying(self:_:));
CGSize CGSizeApplyAffineTransform(CGSize size, CGAffineTransform t)
  NS_SWIFT_NAME(CGSize.applying(self:_:));
CGRect CGRectApplyAffineTransform(CGRect rect, CGAffineTransform t)
  NS_SWIFT_NAME(CGRect.applying(self:_:));
