import HeadlessDevice
import HeadlessUIKit

/// The part of Apple's module of this name that the pages of the playground use.
///
/// A live view is shown on a headless device for a second, and then printed, so that a page runs on
/// Linux.
@MainActor public final class PlaygroundPage {
  /// The page that runs.
  public static let current = PlaygroundPage()

  private let device = Device()

  /// The screen to show. Setting it shows the screen for a second, and prints it.
  public var liveView: UIViewController? {
    didSet {
      guard let liveView else { return }
      device.launch(liveView)
      device.advance(by: 1)
      print(device.drawnScreen)
    }
  }
}
