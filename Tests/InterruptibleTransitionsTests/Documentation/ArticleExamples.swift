import Foundation
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
    let slide = InterruptibleTransition(.slide(from: .bottom))
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

  func presentSettings() {
    let reveal = InterruptibleTransition(.scale(from: 1.33), timing: .easeOut(0.75))
    reveal.interactions = [.touchToPause(deciding: .down, within: 40)]
    present(SettingsViewController(), with: reveal)
  }

  func exampleMotionThatStays() {
    let slide = transition
    reveal.configuration.completionRule = .custom { $0.progress + 0.5 * $0.velocity > 0.3 }
    slide.configuration.reducedMotion = .animation(.dissolve)
    slide.addAuxiliaryAnimations { [weak badge] flight in
      guard !flight.usesReducedMotion else { return }
      badge?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }
    slide.observe { [feedback] event in
      if case .releaseTargetChanged = event { feedback.selectionChanged() }
    }
  }

  func examplePullToDismiss(_ list: UIScrollView, in article: UIViewController) {
    let slide = transition
    slide.interactions = [
      .scrollPullToDismiss(list) { [weak article] in article?.dismiss(animated: true) }
    ]
  }

  func examplePullWithMapping(_ list: UIScrollView, in article: UIViewController) {
    let slide = transition
    slide.interactions = [
      .scrollPullToDismiss(
        list, mapping: { 200 * (1 - exp(-$0 / 200)) },
        begin: { [weak article] in article?.dismiss(animated: true) })
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
final class HandledViewController: UIViewController {
  let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
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

/// A tab bar controller whose tabs a pan changes.
final class PannedTabs {
  let tabs = UITabBarController()
  let tabSlide = InterruptibleTransition(.slideAlong(), timing: .easeInOut(0.4))

  func start() {
    let tabs = tabs
    let tabSlide = tabSlide
    tabSlide.interactions = [
      .pan(along: .horizontal, on: tabs.view) { [weak tabs, weak tabSlide] direction in
        guard let tabs, let tabSlide, let pages = tabs.viewControllers else { return }
        let index = tabs.selectedIndex + (direction == .left ? 1 : -1)
        if pages.indices.contains(index) {
          tabs.selectViewController(pages[index], with: tabSlide)
        }
      }
    ]
  }
}

@Suite("Samples of the articles", .underVariants)
struct ArticleExamplesTests {
  @Test("A handler of a recognizer moves the dismissal, and its release decides")
  func handler() {
    for travel in [60.0, 250.0] {
      let device = Device()
      let screen = UIViewController()
      let page = HandledViewController()
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

  @Test("A pan changes tabs in both directions, and stops at the last tab")
  func pannedTabs() {
    let device = Device()
    let panned = PannedTabs()
    panned.tabs.viewControllers = (0..<2).map { _ in UIViewController() }
    device.launch(panned.tabs)
    panned.start()
    for (movement, index) in [(-250.0, 1), (-250, 1), (250, 0)] {
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: movement / 2, dy: 0), over: 0.2)
      finger.move(by: CGVector(dx: movement / 2, dy: 0), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      #expect(panned.tabs.selectedIndex == index)
    }
    panned.tabSlide.interactions = []
  }

  @Test("A finger sizes a sheet without a lag, and the release moves it to a height")
  func twoHeights() {
    let device = Device()
    let screen = UIViewController()
    let places = PresentingExamples.PlacesViewController()
    device.launch(screen)
    screen.present(places, with: InterruptibleTransition(.slide(from: .bottom)), as: places.style)
    device.advanceUntilIdle()
    #expect(abs(places.view.frame.minY - 532) < 0.01)
    for step in 1...10 {
      places.drag(by: -20)
      device.advance(by: 1.0 / 60)
      let shown = places.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs(shown - CGFloat(532 - 20 * step)) < 0.01)
    }
    places.release(velocity: 0)
    device.advance(by: 0.1)
    let shown = places.view.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 852 - 640 && shown < 852 - 520)
    device.advanceUntilIdle()
    #expect(abs(places.view.frame.minY - 212) < 0.01)
    places.release(velocity: 3000)
    device.advanceUntilIdle()
    #expect(abs(places.view.frame.minY - 532) < 0.01)
  }
}
