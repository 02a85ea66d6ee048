#pragma once
#include "Attributes.h"

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef struct _NSZone NSZone;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
- (BOOL)isKindOfClass:(Class _Nonnull)aClass;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init NS_DESIGNATED_INITIALIZER;
@end
