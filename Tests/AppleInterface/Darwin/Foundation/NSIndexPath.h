#pragma once
#include "NSObject+Foundation.h"

NS_SWIFT_BRIDGED_TO(Foundation.IndexPath)
@interface NSIndexPath : NSObject <NSCopying>
@end
