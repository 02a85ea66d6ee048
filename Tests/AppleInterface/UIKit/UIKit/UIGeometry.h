#pragma once
#include "../../Darwin/CoreGraphics/CGAffineTransform.h"
#include "../../Darwin/Foundation/Collections.h"
#include "../../Darwin/Foundation/NSIndexPath.h"

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight,
};

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
  NSDirectionalRectEdgeAll = NSDirectionalRectEdgeTop | NSDirectionalRectEdgeLeading
    | NSDirectionalRectEdgeBottom | NSDirectionalRectEdgeTrailing,
};
