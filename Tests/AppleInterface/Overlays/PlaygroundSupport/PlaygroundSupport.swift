// The part of PlaygroundSupport that the pages of the playground use, as Apple's documentation
// declares it.
@_exported import UIKit

@MainActor @preconcurrency public protocol PlaygroundLiveViewable {}

extension UIViewController: PlaygroundLiveViewable {}

@MainActor @preconcurrency public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  public var liveView: (any PlaygroundLiveViewable)?

  init() {}
}
