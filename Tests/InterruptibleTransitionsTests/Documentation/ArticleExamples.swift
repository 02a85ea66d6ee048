import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the README and of the articles that are in no other file, word for word.

/// A page of the samples.
private final class PageViewController: UIViewController {
  let photo = UIImageView()
  let text = UILabel()
}

private final class SettingsViewController: UIViewController {}

private final class EditorViewController: UIViewController {}

extension Feedback {
  fileprivate func selectionChanged() {}
}

extension ExampleViewController {
  func exampleDraggedSheet() {
    let slide = InterruptibleTransition(.slide(from: .down))
    let editor = EditorViewController()
    slide.interactions = [
      .pan(.down, on: editor.view) { [weak editor] in
        editor?.dismiss(animated: true)
      }
    ]
    present(editor, with: slide, as: .sheet(height: .fraction(0.5)))
  }

  func exampleGrowingCard(_ card: UIView) {
    let page = PageViewController()
    card.elementID = "card"
    page.photo.elementID = "card"
    page.text.elementModifiers = [.fade, .translate(y: 40)]
    present(page, with: InterruptibleTransition(.elements))
  }

  func examplePulledSettings(_ blurView: UIVisualEffectView) {
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [
      .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentSettings() },
      .touchToPause(deciding: .down, within: 40),
    ]
  }

  func presentSettings() {
    let reveal = InterruptibleTransition(.scale(from: 1.33), timing: .easeOut(0.75))
    reveal.interactions = [.touchToPause(deciding: .down, within: 40)]
    present(SettingsViewController(), with: reveal)
  }

  func exampleMotionThatStays() {
    let slide = transition
    reveal.completionRule = .custom { $0.progress + 0.5 * $0.velocity > 0.3 }
    slide.reducedMotion = .animation(.dissolve)
    slide.addAuxiliaryAnimations { [weak badge] flight in
      guard !flight.usesReducedMotion else { return }
      badge?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    slide.onReleaseTargetChange = { [feedback] _ in feedback.selectionChanged() }
  }

  func examplePullToDismiss(_ list: UIScrollView, in article: UIViewController) {
    let slide = transition
    slide.interactions = [
      .scrollPullToDismiss(list) { [weak article] in article?.dismiss(animated: true) }
    ]
  }

  func exampleOutcome(_ stars: UIView) async {
    let slide = transition
    let handle = present(menu, with: slide)
    handle.addAnimations { stars.alpha = 1 }
    let outcome = await handle.outcome()
    if outcome == .cancelled { print("The menu was closed before it was open") }
  }
}

/// A screen that is dismissed by a handler of a recognizer.
private final class HandledViewController: UIViewController {
  let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
  private var observer: TransitionGestureObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    observer = TransitionGestureObserver(pan) { [weak self] pan in self?.handle(pan) }
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      slide.pause()
      if slide.flight == nil { dismiss(with: slide) }
    case .changed:
      slide.update(pan.translation(in: view.window).y / 300)
    case .ended:
      slide.release(velocity: pan.velocity(in: view.window).y / 300)
    default:
      slide.cancel()
    }
  }
}

@Suite("Samples of the articles", .underVariants)
struct ArticleExamplesTests {
  @Test("A handler of a recognizer moves the dismissal, and its release decides")
  func handler() {
    for travel in [60.0, 250.0] {
      let (device, screen, page) = (Device(), UIViewController(), HandledViewController())
      device.launch(screen)
      screen.present(page, with: page.slide)
      device.advanceUntilIdle()
      let finger = device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: travel), over: 0.4)
      device.advance(by: 0.2)
      #expect(page.slide.phase == .held)
      #expect(abs(page.slide.progress - travel / 300) < 0.06)
      finger.lift()
      device.advanceUntilIdle()
      #expect((screen.presentedViewController == nil) == (travel > 150))
    }
  }
}
