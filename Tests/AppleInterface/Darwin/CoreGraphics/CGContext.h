#pragma once
#include "CGAffineTransform.h"
#include "CGTypes.h"
#include "../ObjectiveC/NSObject.h"

typedef __SIZE_TYPE__ size_t;

typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;

typedef NS_ENUM(unsigned, CGImageAlphaInfo) {
  kCGImageAlphaNone,
  kCGImageAlphaPremultipliedLast,
};

CGColorSpaceRef _Nonnull CGColorSpaceCreateDeviceRGB(void) __attribute__((cf_returns_retained));

// Since the SDK of iOS 26 the function takes a CGBitmapInfo. That the initializer with an integer
// stays beside it is unconfirmed: Apple's documentation shows it of the one with a callback.
CGContextRef _Nullable CGBitmapContextCreate(
  void *_Nullable data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow,
  CGColorSpaceRef _Nonnull space, unsigned bitmapInfo) __attribute__((cf_returns_retained))
  NS_SWIFT_NAME(
    CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:));
CGAffineTransform CGContextGetCTM(CGContextRef _Nullable c)
  NS_SWIFT_NAME(getter:CGContext.ctm(self:));
void CGContextSaveGState(CGContextRef _Nullable c) NS_SWIFT_NAME(CGContext.saveGState(self:));
void CGContextRestoreGState(CGContextRef _Nullable c) NS_SWIFT_NAME(CGContext.restoreGState(self:));
void CGContextTranslateCTM(CGContextRef _Nullable c, CGFloat tx, CGFloat ty)
  NS_SWIFT_NAME(CGContext.translateBy(self:x:y:));
void CGContextScaleCTM(CGContextRef _Nullable c, CGFloat sx, CGFloat sy)
  NS_SWIFT_NAME(CGContext.scaleBy(self:x:y:));
void CGContextRotateCTM(CGContextRef _Nullable c, CGFloat angle)
  NS_SWIFT_NAME(CGContext.rotate(self:by:));
void CGContextConcatCTM(CGContextRef _Nullable c, CGAffineTransform transform)
  NS_SWIFT_NAME(CGContext.concatenate(self:_:));
