#pragma once
#include "Collections.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

NS_SWIFT_BRIDGED_TO(Foundation.Notification)
@interface NSNotification : NSObject <NSCopying>
@property (readonly) NSNotificationName name;
@property (nullable, readonly) id object;
@end

NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end

NS_SWIFT_NAME(NotificationCenter) NS_SWIFT_SENDABLE
@interface NSNotificationCenter : NSObject
@property (class, readonly) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
  NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
- (void)removeObserver:(id)observer;
@end

NS_ASSUME_NONNULL_END
