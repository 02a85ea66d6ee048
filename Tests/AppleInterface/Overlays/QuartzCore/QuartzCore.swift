@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

extension CAFrameRateRange {
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    fatalError("Type-checked only")
  }
}
