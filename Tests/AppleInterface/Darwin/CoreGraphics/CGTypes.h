// Newer SDKs declare these types in CoreFoundation. It makes no difference to a file that imports
// Foundation, which exports both.
#pragma once
#include "../CoreFoundation/CFBase.h"

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;
