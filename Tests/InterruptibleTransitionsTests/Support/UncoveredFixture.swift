import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A device with a sheet, and a page over it that a transition of half a second presents and
/// dismisses.
final class UncoveredFixture {
  /// The kind of presentation of the sheet.
  nonisolated enum Sheet: CaseIterable, Sendable {
    case bottom, card, inset, side
    /// By UIKit.
    case system
    /// By a presentation controller of the app.
    case custom

    var style: TransitionPresentationStyle? {
      switch self {
      case .bottom: .sheet(height: .fraction(0.5))
      case .card: .centered(CGSize(width: 300, height: 320))
      case .inset: .inset(UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16))
      case .side: .side(.right, width: .fraction(0.7))
      case .system, .custom: nil
      }
    }
  }

  let device = Device()
  let root = UIViewController()
  let sheet: UIViewController
  let page = UIViewController()
  let transition: InterruptibleTransition
  private let delegate: ModalTransitioningDelegate
  private let appsDelegate = LowerHalfDelegate()
  /// The descriptions of the frames in which the sheet had another place.
  private(set) var faults: [String] = []
  private var observation: FrameObservation?

  /// Creates a device with a presented sheet.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation of the sheet.
  ///   - content: The view controller of the sheet.
  ///   - style: The presentation style of the page.
  ///   - animation: The animation of the page.
  init(
    _ kind: Sheet, showing content: UIViewController = UIViewController(),
    below style: UIModalPresentationStyle = .fullScreen,
    _ animation: TransitionAnimation = .slide(from: .bottom)
  ) {
    sheet = content
    transition = InterruptibleTransition(animation, timing: .linear(0.5))
    delegate = ModalTransitioningDelegate(transition)
    device.launch(root)
    if let style = kind.style {
      root.present(sheet, with: InterruptibleTransition(.fade, timing: .linear(0.2)), as: style)
    } else {
      sheet.modalPresentationStyle = kind == .custom ? .custom : .pageSheet
      if kind == .custom { sheet.transitioningDelegate = appsDelegate }
      root.present(sheet, animated: true)
    }
    device.advanceUntilIdle()
    page.modalPresentationStyle = style
    page.transitioningDelegate = delegate
    observation = device.onFrame { [weak self] _ in self?.check() }
  }

  /// The expected frame of the sheet in the window.
  var expectedPlace: CGRect {
    sheet.presentationController?.frameOfPresentedViewInContainerView ?? .null
  }

  /// The frame of the sheet in the window, without its transform.
  var place: CGRect { sheet.view.placeInWindow }

  private func check() {
    guard sheet.view.window != nil, !place.isNearly(expectedPlace) else { return }
    faults.append("\(transition.phase): \(place) instead of \(expectedPlace)")
  }

  func present() {
    sheet.present(page, animated: true)
    device.advanceUntilIdle()
  }

  /// Begins the dismissal of the page and runs it for a time in seconds, by default to its end.
  func dismiss(for seconds: Double? = nil) {
    sheet.dismiss(animated: true)
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  /// Rotates the device to its other orientation for a time in seconds, by default to the end of
  /// the animation.
  func turn(for seconds: Double = 0.4) {
    device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
    device.advance(by: seconds)
  }

  /// Expects that the sheet is on top, and that it has had its expected frame in all frames.
  func expectSheet(sourceLocation: SourceLocation = #_sourceLocation) {
    device.advanceUntilIdle()
    #expect(sheet.presentedViewController == nil, sourceLocation: sourceLocation)
    #expect(sheet.view.window != nil && transition.isAtRest, sourceLocation: sourceLocation)
    #expect(sheet.view.transform.isIdentity, sourceLocation: sourceLocation)
    #expect(place.isNearly(expectedPlace), "\(place)", sourceLocation: sourceLocation)
    #expect(
      sheet.view.isDescendant(of: sheet.presentationController?.containerView ?? page.view),
      sourceLocation: sourceLocation)
    #expect(
      faults.isEmpty, "\(faults.prefix(2)) of \(faults.count)", sourceLocation: sourceLocation)
    faults = []
  }
}

/// A presentation in the lower half of the container, which sets the frame in each layout while the
/// presented view is in the container.
private final class LowerHalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentedView, presentedView.superview === containerView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }
}

private final class LowerHalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LowerHalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

extension UIView {
  /// The frame of the view in the window, without its transform.
  fileprivate var placeInWindow: CGRect {
    let frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
    return superview?.convert(frame, to: nil) ?? frame
  }
}

extension CGRect {
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}
