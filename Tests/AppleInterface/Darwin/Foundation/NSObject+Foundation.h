#pragma once
#include "../ObjectiveC/NSObject.h"
#include "../CoreGraphics/CGTypes.h"
#include "../CoreGraphics/CGGeometry.h"

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

static const NSInteger NSNotFound = __LONG_MAX__;

NS_ASSUME_NONNULL_BEGIN

@class NSCoder;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@class NSString;

@interface NSCoder : NSObject
- (void)encodeDouble:(double)value forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (double)decodeDoubleForKey:(NSString *)key;
@end

extern Class _Nullable NSClassFromString(NSString *aClassName);

@interface NSObject (Describing)
@property (readonly, copy) NSString *debugDescription;
@end

@interface NSObject (Copying)
- (id)copy;
@end

@interface NSObject (KeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)keyPath;
@end

NS_ASSUME_NONNULL_END
