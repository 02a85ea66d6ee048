import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of taps on pages that fade out or return.
@Suite("Taps on fading pages", .underVariants)
struct FadingTouchTests {
  nonisolated enum Content: CaseIterable, Sendable {
    case plain, toolbar, blur
  }

  private func add(_ content: Content, to view: UIView) {
    switch content {
    case .plain: break
    case .toolbar: view.addSubview(UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 50)))
    case .blur: view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
    }
  }

  @Test("A page that fades out receives no tap", arguments: Content.allCases)
  func leaving(_ content: Content) {
    let animations: [TransitionAnimation] = [
      .fade, .scale(from: 1.2), .blur(), .dissolve, .zoomIn(), .zoomOut(), .elements,
    ]
    for animation in animations {
      let device = Device()
      let (a, b) = (titled("A"), titled("B"))
      var taps = 0
      let tap = UITapGestureRecognizer()
      let observer = TransitionGestureObserver(tap) { _ in taps += 1 }
      b.view.addGestureRecognizer(tap)
      add(content, to: b.view)
      let navigation = UINavigationController(rootViewController: a)
      device.launch(navigation)
      navigation.pushViewController(b, with: InterruptibleTransition(animation, timing: .linear(2)))
      device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      device.advance(by: 0.3)
      device.tap(at: CGPoint(x: 200, y: 400))
      #expect(taps == 0)
      device.advanceUntilIdle()
      observer.invalidate()
    }
  }

  @Test(
    "A tap on a sheet whose dismissal is reversed does not dismiss the sheet",
    arguments: Content.allCases)
  func sheet(_ content: Content) {
    for animation in [TransitionAnimation.fade, .scale(from: 1.2), .slide(from: .down)] {
      let device = Device()
      let (a, b) = (titled("A"), titled("B"))
      add(content, to: b.view)
      let transition = InterruptibleTransition(animation, timing: .linear(1))
      device.launch(a)
      a.present(b, with: transition, as: .sheet(height: .fraction(0.6)))
      device.advanceUntilIdle()
      b.dismiss(animated: true)
      device.advance(by: 0.3)
      transition.reverse()
      device.advance(by: 0.1)
      device.tap(at: CGPoint(x: 200, y: 750))
      device.advanceUntilIdle()
      #expect(a.presentedViewController === b)
    }
  }

  @Test("A button of a page whose pop is reversed fires, and the button below does not")
  func button() {
    let device = Device()
    let (a, b) = (titled("A"), titled("B"))
    var taps: [String] = []
    for page in [a, b] {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 300, width: 393, height: 100)
      button.addAction(UIAction { _ in taps.append(page.title ?? "") }, for: .touchUpInside)
      page.view.addSubview(button)
    }
    let navigation = UINavigationController(rootViewController: a)
    device.launch(navigation)
    let transition = InterruptibleTransition(.fade, timing: .linear(2))
    navigation.pushViewController(b, with: transition)
    device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    device.advance(by: 0.6)
    transition.reverse()
    device.advance(by: 0.3)
    device.tap(at: CGPoint(x: 200, y: 350))
    #expect(taps == ["B"])
    device.advanceUntilIdle()
    #expect(navigation.topViewController === b)
  }
}
