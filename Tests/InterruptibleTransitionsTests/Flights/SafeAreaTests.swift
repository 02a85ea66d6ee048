import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension FlightTests {
  /// The content of a moving view keeps its place in the view, even if UIKit changes the safe area
  /// of moved views.
  @Suite("Safe area in flight", .underVariants)
  struct SafeAreas {
    /// A view controller whose content is below the top edge of the safe area.
    private final class PageViewController: UIViewController {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      /// A view at the bottom edge of the safe area.
      let foot = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
        view.addSubview(foot)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame.origin.y = view.safeAreaInsets.top
        foot.frame.origin.y = view.bounds.height - view.safeAreaInsets.bottom - 40
      }
    }

    nonisolated enum Move: CaseIterable, Sendable {
      case down, up, scale, own, frame

      @MainActor var animation: TransitionAnimation {
        switch self {
        case .down: .slide(from: .bottom)
        case .up: .slide(from: .top)
        case .scale: .scale(from: 0.5)
        case .frame:
          TransitionAnimation { flight, steps in
            guard let moving = flight.installViews() else { return }
            let near = moving.center
            let far = CGPoint(x: moving.center.x, y: moving.center.y + 400)
            if flight.isPresenting { moving.center = far }
            steps.animate { moving.center = flight.isPresenting ? near : far }
            steps.cleanUp { _ in moving.center = near }
          }
        case .own:
          TransitionAnimation { flight, steps in
            flight.installViews()
            let outgoing = flight.outgoingView
            let incoming = flight.incomingView
            let away = CGAffineTransform(translationX: 0, y: -400)
            incoming?.transform = away.inverted()
            steps.animate {
              outgoing?.transform = away
              incoming?.transform = .identity
            }
            steps.cleanUp { _ in
              outgoing?.transform = .identity
              incoming?.transform = .identity
            }
          }
        }
      }
    }

    @Test(
      "During a dismissal, finished or cancelled, content does not move in its view",
      arguments: Move.allCases,
      [UIModalPresentationStyle.custom, .fullScreen])
    func content(_ move: Move, _ style: UIModalPresentationStyle) {
      let device = Device()
      let presenter = UIViewController()
      let page = PageViewController()
      let transition = InterruptibleTransition(move.animation, timing: .linear(0.3))
      let delegate = ModalTransitioningDelegate(transition)
      page.modalPresentationStyle = style
      page.transitioningDelegate = delegate
      page.additionalSafeAreaInsets.top = 7
      device.launch(presenter)
      presenter.present(page, animated: true)
      device.advanceUntilIdle()
      let foot = page.foot.frame.minY
      var tops: Set<CGFloat> = []
      var feet: Set<CGFloat> = []
      let observation = device.onFrame { _ in
        guard page.view.window != nil else { return }
        tops.insert(page.content.layer.presentation()?.frame.minY ?? 0)
        feet.insert(page.foot.layer.presentation()?.frame.minY ?? 0)
      }
      for isCancelled in [true, false] {
        page.dismiss(animated: true)
        device.advance(by: 0.1)
        transition.pause()
        device.advance(by: 0.1)
        if isCancelled { transition.cancel() } else { transition.finish() }
        device.advanceUntilIdle()
        #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
      }
      observation.cancel()
      #expect(!tops.isEmpty && tops.allSatisfy { abs($0 - 66) < 1e-9 })
      #expect(foot == 778 && feet.allSatisfy { abs($0 - foot) < 1e-9 })
      presenter.present(page, animated: true)
      device.advanceUntilIdle()
      #expect(page.content.frame.minY == 66)
    }

    @Test(
      "During a presentation, finished or cancelled, content does not move in its view",
      .alsoUnder(.movesSafeArea), arguments: Move.allCases, [true, false])
    func contentOfIncomingPage(_ move: Move, isCancelled: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let page = PageViewController()
      let transition = InterruptibleTransition(move.animation, timing: .linear(0.3))
      page.additionalSafeAreaInsets.top = 7
      device.launch(presenter)
      var tops: Set<CGFloat> = []
      var feet: Set<CGFloat> = []
      let observation = device.onFrame { _ in
        guard page.view.window != nil else { return }
        tops.insert(page.content.layer.presentation()?.frame.minY ?? 0)
        feet.insert(page.foot.layer.presentation()?.frame.minY ?? 0)
      }
      presenter.present(page, with: transition)
      device.advance(by: 0.1)
      transition.pause()
      page.view.setNeedsLayout()
      device.advance(by: 0.1)
      if isCancelled { transition.cancel() } else { transition.finish() }
      device.advanceUntilIdle()
      observation.cancel()
      #expect(!tops.isEmpty && tops.allSatisfy { abs($0 - 66) < 1e-9 }, "\(tops)")
      #expect(feet.allSatisfy { abs($0 - 778) < 1e-9 }, "\(feet)")
      #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    }

    @Test("Content does not move in its view during an overshoot", .alsoUnder(.movesSafeArea))
    func overshoot() {
      let device = Device()
      let presenter = UIViewController()
      let page = PageViewController()
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.3))
      transition.interactions = [.pan(.up, over: .fraction(1))]
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advance(by: 0.2)
      var tops: Set<CGFloat> = []
      var moves: Set<CGFloat> = []
      let observation = device.onFrame { _ in
        tops.insert(page.content.layer.presentation()?.frame.minY ?? 0)
        moves.insert(page.view.superview?.transform.ty ?? 0)
      }
      let finger = device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -500), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      observation.cancel()
      #expect(moves.contains { $0 < -10 })
      #expect(tops.allSatisfy { abs($0 - 59) < 1e-9 }, "\(tops)")
      #expect(page.additionalSafeAreaInsets == .zero)
    }

    nonisolated enum Container: CaseIterable, Sendable {
      case modal, stack, tabs
    }

    @Test(
      "After a rotation past an end, content is in the new safe area",
      .alsoUnder(.movesSafeArea), arguments: Container.allCases,
      [TransitionPosition.start, .end])
    func turnedPastAnEnd(_ container: Container, _ end: TransitionPosition) {
      for (isHeld, move) in [(true, Move.own), (false, .own), (true, .down), (false, .down)] {
        let device = Device()
        let pages = [PageViewController(), PageViewController()]
        let transition = InterruptibleTransition(move.animation, timing: .easeOut(0.5))
        transition.interactions = [.pan(.up, over: 300)]
        transition.configuration.completionRule = .custom { _ in end == .end }
        switch container {
        case .modal:
          device.launch(pages[0])
          pages[0].present(pages[1], with: transition)
        case .stack:
          let stack = UINavigationController(rootViewController: pages[0])
          device.launch(stack)
          stack.pushViewController(pages[1], with: transition, returnTransition: .system)
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = pages
          device.launch(tabs)
          tabs.selectViewController(pages[1], with: transition, returnTransition: .system)
        }
        device.advance(by: 0.1)
        let finger = device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: end == .end ? -390 : 390), over: 0.2)
        #expect(transition.flight?.containerView.transform.isIdentity == false)
        if !isHeld { finger.lift() }
        device.rotate(to: .landscape)
        // The page that stays.
        let page = end == .end ? pages[1] : pages[0]
        let rest: CGFloat = container == .stack ? 44 : 0
        if isHeld {
          device.advance(by: 0.4)
          // Where UIKit changes the safe area of a moved view, the next move keeps the new one.
          #expect(page.content.frame.minY == rest || UIKitReading.movesSafeArea)
          finger.move(by: CGVector(dx: 0, dy: end == .end ? 1 : -1))
        }
        var tops = [page.content.frame.minY]
        let observation = device.onFrame { _ in tops.append(page.content.frame.minY) }
        device.advance(by: 0.05)
        if isHeld { finger.lift() }
        device.advanceUntilIdle()
        observation.cancel()
        #expect(transition.phase == .ended(at: end))
        #expect(tops.allSatisfy { abs($0 - rest) < 1e-9 }, "\(isHeld) \(move) \(tops)")
        #expect(pages.allSatisfy { $0.additionalSafeAreaInsets == .zero })
      }
    }

    @Test(
      "A pushed page that shows the hidden navigation bar is laid out below the bar",
      .alsoUnder(.keepsInsetsUntilLayout),
      arguments: [false, true])
    func shownBar(isHeld: Bool) {
      final class BarPage: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          navigationController?.setNavigationBarHidden(false, animated: animated)
        }
      }
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([UIViewController()])
      navigation.isNavigationBarHidden = true
      fixture.device.advance(by: 0.1)
      let transition = fixture.slide()
      let page = BarPage()
      navigation.pushViewController(page, with: transition)
      fixture.device.advance(by: 0.1)
      if isHeld {
        transition.pause()
        fixture.device.advance(by: 0.1)
        transition.finish()
      }
      fixture.device.advanceUntilIdle()
      #expect(page.view.safeAreaInsets.top == 103)
    }

    @Test("Insets that the app sets during a dismissal are kept")
    func ownInsets() {
      let device = Device()
      let presenter = UIViewController()
      let page = PageViewController()
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.3))
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advanceUntilIdle()
      page.dismiss(animated: true)
      device.advance(by: 0.1)
      page.additionalSafeAreaInsets.top += 5
      page.additionalSafeAreaInsets.bottom = 3
      transition.cancel()
      device.advanceUntilIdle()
      #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 3, right: 0))
      page.dismiss(animated: true)
      device.advance(by: 0.1)
      page.additionalSafeAreaInsets = .zero
      transition.cancel()
      device.advanceUntilIdle()
      #expect(page.additionalSafeAreaInsets == .zero)
    }

    @Test("SafeAreaKeeper is nil for a view outside a window")
    func outsideWindow() {
      let device = Device()
      let page = PageViewController()
      page.loadViewIfNeeded()
      #expect(SafeAreaKeeper(page) == nil)
      device.launch(page)
      #expect(SafeAreaKeeper(page) != nil)
    }
  }
}
