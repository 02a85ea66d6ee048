import Foundation
import HeadlessDevice
import HeadlessUIKit

extension Device {
  /// Moves a finger from a point, and lifts it.
  func swipe(from point: CGPoint, by offset: CGVector, over duration: Double) {
    let finger = press(at: point)
    finger.move(by: offset, over: duration)
    finger.lift()
  }
}
