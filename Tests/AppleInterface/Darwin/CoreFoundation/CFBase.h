#pragma once

typedef double CFTimeInterval;
typedef double CGFloat;
