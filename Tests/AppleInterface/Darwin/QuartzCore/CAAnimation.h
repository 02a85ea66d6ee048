#pragma once
#include "CALayer.h"
#include "CAMediaTimingFunction.h"

NS_ASSUME_NONNULL_BEGIN

@protocol CAAnimationDelegate;

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming>
+ (instancetype)animation;
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property (nullable, copy) NSString *keyPath;
@property (getter=isAdditive) BOOL additive;
@property (getter=isCumulative) BOOL cumulative;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

typedef NSString *CAAnimationCalculationMode NS_TYPED_ENUM;
extern CAAnimationCalculationMode const kCAAnimationLinear;
extern CAAnimationCalculationMode const kCAAnimationDiscrete;
extern CAAnimationCalculationMode const kCAAnimationPaced;
extern CAAnimationCalculationMode const kCAAnimationCubic;
extern CAAnimationCalculationMode const kCAAnimationCubicPaced;

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable, copy) NSArray *values;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@property (copy) CAAnimationCalculationMode calculationMode;
@end

@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property (readonly) CFTimeInterval settlingDuration;
@end

@interface CALayer (CAAnimation)
- (void)addAnimation:(CAAnimation *)anim
              forKey:(nullable NSString *)key NS_SWIFT_NAME(add(_:forKey:));
- (void)removeAnimationForKey:(NSString *)key;
- (nullable CAAnimation *)animationForKey:(NSString *)key;
@end

NS_ASSUME_NONNULL_END
