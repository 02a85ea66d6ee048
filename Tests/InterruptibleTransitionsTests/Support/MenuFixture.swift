import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A screen and a menu that a preset presents above a part of the screen, in 0.4 s.
final class MenuFixture {
  let device = Device()
  let screen = UIViewController()
  let menu = UIViewController()
  let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle

  init(
    _ animation: TransitionAnimation = .slideAlong(from: .left),
    as style: TransitionPresentationStyle = .side(.left, width: 240)
  ) {
    transition = InterruptibleTransition(animation, timing: .linear(0.4))
    self.style = style
    menu.view.backgroundColor = .systemBackground
    device.launch(screen)
  }

  /// Starts the presentation and runs it for a time in seconds, by default to its end.
  func present(for seconds: Double? = nil) {
    screen.present(menu, with: transition, as: style)
    advance(by: seconds)
  }

  /// Starts the dismissal and runs it for a time in seconds, by default to its end.
  func dismiss(for seconds: Double? = nil) {
    screen.dismiss(animated: true)
    advance(by: seconds)
  }

  private func advance(by seconds: Double?) {
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  var view: UIView { screen.view }

  /// The motion of the screen as it is shown, in points.
  var shownMotion: CGFloat { view.layer.presentation()?.affineTransform().tx ?? .nan }

  func expectInPlace(_ location: SourceLocation = #_sourceLocation) {
    #expect(view.transform.isIdentity, sourceLocation: location)
    #expect(view.place == view.superview?.bounds, sourceLocation: location)
    #expect(view.layer.cornerRadius == 0 && !view.clipsToBounds, sourceLocation: location)
    #expect(screen.additionalSafeAreaInsets == .zero, sourceLocation: location)
  }

  func expectAway(by motion: CGFloat = 240, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      view.transform == CGAffineTransform(translationX: motion, y: 0), sourceLocation: location)
    #expect(view.place == view.superview?.bounds, sourceLocation: location)
  }
}

extension TransitionAnimation {
  /// A card above a page that becomes smaller and gets round corners.
  static var deck: TransitionAnimation {
    .card(scale: 0.9, cornerRadius: 12)
  }
}
