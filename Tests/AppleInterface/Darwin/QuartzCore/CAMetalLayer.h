#pragma once
#include "CALayer.h"

NS_ASSUME_NONNULL_BEGIN

@interface CAMetalLayer : CALayer
@end

NS_ASSUME_NONNULL_END
