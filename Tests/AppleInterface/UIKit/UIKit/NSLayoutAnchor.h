#pragma once
#include "../../Darwin/CoreGraphics/CGGeometry.h"
#include "../../Darwin/Foundation/Collections.h"

NS_ASSUME_NONNULL_BEGIN

@class NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

// Of its protocols, those that matter to these sources.
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
  NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)otherAnchor
  NS_SWIFT_NAME(anchorWithOffset(to:));
- (NSLayoutConstraint *)
  constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                 multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(equalToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)
  constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                              multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:));
- (NSLayoutConstraint *)
  constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor
                                           multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)otherAnchor
  NS_SWIFT_NAME(anchorWithOffset(to:));
- (NSLayoutConstraint *)
  constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                 multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(equalToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)
  constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                              multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:));
- (NSLayoutConstraint *)
  constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor
                                           multiplier:(CGFloat)multiplier
  NS_SWIFT_NAME(constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
  NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
  NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
  NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
  NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                                  multiplier:(CGFloat)m
  NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                               multiplier:(CGFloat)m
  NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                                  multiplier:(CGFloat)m
                                                    constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor
                                               multiplier:(CGFloat)m
                                                 constant:(CGFloat)c
  NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end

NS_ASSUME_NONNULL_END
