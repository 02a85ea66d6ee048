#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import QuartzCore
#endif
import Foundation
import CoreGraphics
