import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A device with a sheet, and a page over it that a transition of half a second presents and
/// dismisses.
final class UncoveredFixture {
  /// How the sheet is presented.
  nonisolated enum Sheet: CaseIterable, Sendable {
    case bottom, card, inset, side
    /// By UIKit.
    case system
    /// By a presentation controller of the app.
    case custom

    var style: TransitionPresentationStyle? {
      switch self {
      case .bottom: .sheet(height: .fraction(0.5))
      case .card: .card(CGSize(width: 300, height: 320))
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
  /// The descriptions of the frames in which the sheet was elsewhere.
  private(set) var faults: [String] = []
  private var observation: FrameObservation?

  /// - Parameters:
  ///   - kind: How the sheet is presented.
  ///   - content: The view controller of the sheet.
  ///   - style: How the page is presented.
  ///   - animation: The animation of the page.
  init(
    _ kind: Sheet, showing content: UIViewController = UIViewController(),
    below style: UIModalPresentationStyle = .fullScreen,
    _ animation: TransitionAnimation = .slide(from: .down)
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

  /// Where the sheet belongs, in the window.
  var expectedPlace: CGRect {
    sheet.presentationController?.frameOfPresentedViewInContainerView ?? .null
  }

  /// Where the sheet is in the window, without its transform.
  var place: CGRect { sheet.view.placeInWindow }

  private func check() {
    guard sheet.view.window != nil, !place.isNearly(expectedPlace) else { return }
    faults.append("\(transition.phase): \(place) instead of \(expectedPlace)")
  }

  func present() {
    sheet.present(page, animated: true)
    device.advanceUntilIdle()
  }

  /// Begins the dismissal of the page, and lets it run for a time, in seconds; to its end by
  /// default.
  func dismiss(for seconds: Double? = nil) {
    sheet.dismiss(animated: true)
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  /// Turns the device to its other orientation, to the end of the animation unless a time is given.
  func turn(for seconds: Double = 0.4) {
    device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
    device.advance(by: seconds)
  }

  /// Expects the sheet to be alone, in its place, and to have been there in all frames.
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

/// Presents a view in the lower half of its container, and places it there in each layout while it
/// is in the container.
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
  /// Where the view is in the window, without its transform.
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
