#pragma once
#include "NSObject+Foundation.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED_TO(Swift.String)
@interface NSString : NSObject <NSCopying>
@end

NS_SWIFT_BRIDGED_TO(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGED_TO(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
@end

NS_SWIFT_BRIDGED_TO(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (class, readonly, strong) NSBundle *mainBundle;
@property (readonly, copy) NSString *bundlePath;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName;
@end

@interface NSNull : NSObject
@end

@interface NSValue : NSObject
@end

@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithFloat:(float)value NS_SWIFT_NAME(init(value:));
- (instancetype)initWithDouble:(double)value NS_SWIFT_NAME(init(value:));
@property (readonly) double doubleValue;
@end

@interface NSAttributedString : NSObject
@end

NS_ASSUME_NONNULL_END
