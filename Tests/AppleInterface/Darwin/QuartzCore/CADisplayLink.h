#pragma once
#include "../Foundation/NSRunLoop.h"

NS_ASSUME_NONNULL_BEGIN

// Swift sees an initializer with a default argument, which the overlay declares, in place of the
// third member.
typedef struct CAFrameRateRange {
  float minimum;
  float maximum;
  float preferred NS_REFINED_FOR_SWIFT;
} CAFrameRateRange;

extern const CAFrameRateRange CAFrameRateRangeDefault NS_SWIFT_NAME(CAFrameRateRange.default);

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (getter=isPaused, nonatomic) BOOL paused;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@end

NS_ASSUME_NONNULL_END
