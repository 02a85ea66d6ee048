#pragma once
#include "CAMediaTiming.h"
#include "CATransform3D.h"
#include "../CoreGraphics/CGColor.h"
#include "../CoreGraphics/CGContext.h"
#include "../CoreGraphics/CGPath.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1u << 0,
  kCALayerMaxXMinYCorner = 1u << 1,
  kCALayerMinXMaxYCorner = 1u << 2,
  kCALayerMaxXMaxYCorner = 1u << 3,
};

typedef NSString *CALayerCornerCurve NS_TYPED_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular
  NS_SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous
  NS_SWIFT_NAME(CALayerCornerCurve.continuous);

extern NSString *const kCAOnOrderIn;
extern NSString *const kCAOnOrderOut;

@protocol CALayerDelegate;

@protocol CAAction
- (void)runActionForKey:(NSString *)event
                 object:(id)anObject
              arguments:(nullable NSDictionary *)dict NS_SWIFT_NAME(run(forKey:object:arguments:));
@end

@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer;
- (instancetype)modelLayer;

@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (getter=isDoubleSided) BOOL doubleSided;

@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)removeFromSuperlayer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
@property CATransform3D sublayerTransform;
@property (nullable, strong) CALayer *mask;
@property BOOL masksToBounds;

- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l;
- (nullable __kindof CALayer *)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p;

@property (nullable, strong) id contents;
@property CGRect contentsRect;
@property CGFloat contentsScale;
@property (getter=isOpaque) BOOL opaque;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property (copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;

- (void)renderInContext:(CGContextRef)ctx NS_SWIFT_NAME(render(in:));

- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (nullable id<CAAction>)actionForKey:(NSString *)event NS_SWIFT_NAME(action(forKey:));
- (void)removeAllAnimations;
- (nullable NSArray<NSString *> *)animationKeys;
@property (nullable, copy) NSString *name;
@property (nullable, weak) id<CALayerDelegate> delegate;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer;
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer
                                 forKey:(NSString *)event NS_SWIFT_NAME(action(for:forKey:));
@end

@interface NSNull (CAActionAdditions) <CAAction>
@end

NS_ASSUME_NONNULL_END
