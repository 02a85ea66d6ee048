import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Snapshot transitions in an app's key frames, and as a transition animation.
  @Suite("Snapshot transitions")
  struct SnapshotTransitions {
    private let device = Device()
    private let root = UIViewController()
    private let card = UIView(frame: CGRect(x: 20, y: 600, width: 100, height: 100))
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let cardTitle = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    private let screenTitle = UILabel(frame: CGRect(x: 30, y: 80, width: 200, height: 40))

    private func launch() -> SnapshotTransition {
      device.launch(root)
      root.view.addSubview(card)
      root.view.addSubview(screen)
      card.addSubview(cardTitle)
      screen.addSubview(screenTitle)
      card.backgroundColor = .systemRed
      screen.backgroundColor = .systemBlue
      card.alpha = 0.75
      device.advance(by: 0.1)
      return SnapshotTransition(
        from: card, to: screen, in: root.view,
        childTransitions: [(from: cardTitle, to: screenTitle)])
    }

    private func carrier() -> UIView? {
      root.view.subviews.last { $0 is ElementOverlay }?.subviews[0].subviews[0]
    }

    @Test("Key frames morph one view into another, and the clean-up restores both views")
    func byHand() throws {
      let morph = launch()
      morph.addKeyframes()
      morph.prepare()
      morph.prepare()
      let carrier = try #require(self.carrier())
      #expect(carrier.center == CGPoint(x: 70, y: 650) && card.layer.mask != nil)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) { morph.addKeyframes() }
      }
      animator.addCompletion { _ in morph.cleanUp() }
      animator.startAnimation()
      device.advance(by: 0.2)
      let shown = try #require(carrier.layer.presentedFrame)
      #expect(abs(shown.width - (100 + 393) / 2) < 20 && abs(shown.midY - (650 + 426) / 2) < 15)
      device.advanceUntilIdle()
      #expect(carrier.window == nil)
      #expect(card.layer.mask == nil && screen.layer.mask == nil && cardTitle.layer.mask == nil)
      #expect(card.alpha == 0.75)
      morph.cleanUp()
    }

    @Test("A view in two pairs is restored", arguments: [true, false])
    func twice(isGoal: Bool) {
      _ = launch()
      let child: (from: UIView, to: UIView) =
        isGoal ? (cardTitle, screen) : (card, screenTitle)
      let morph = SnapshotTransition(
        from: card, to: screen, in: root.view, childTransitions: [child])
      morph.prepare()
      UIView.animateKeyframes(withDuration: 0.4, delay: 0) { morph.addKeyframes() }
      device.advance(by: 0.5)
      morph.cleanUp()
      #expect(
        card.alpha == 0.75 && screen.alpha == 1 && cardTitle.alpha == 1 && screenTitle.alpha == 1)
      #expect(card.layer.mask == nil && screen.layer.mask == nil)
    }

    @Test("A view that is both a source and a destination is ignored and stays unchanged")
    func onBothSides() {
      let morph = launch()
      let other = UIView(frame: CGRect(x: 200, y: 600, width: 50, height: 50))
      root.view.addSubview(other)
      let same = SnapshotTransition(
        from: card, to: card, in: root.view,
        childTransitions: [(from: other, to: screen), (from: screen, to: cardTitle)])
      for morph in [same, morph] {
        morph.prepare()
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) { morph.addKeyframes() }
        device.advance(by: 0.2)
        #expect((card.layer.mask == nil) == (morph === same))
        device.advance(by: 0.3)
        morph.cleanUp()
        #expect(card.alpha == 0.75 && card.layer.mask == nil && screen.layer.mask == nil)
      }
      let fade = InterruptibleTransition(.snapshot(from: { card }, to: { card }))
      let page = UIViewController()
      root.present(page, with: fade)
      device.advance(by: 0.1)
      #expect(fade.flight?.elementReport?.matched.isEmpty == true)
      device.advanceUntilIdle()
      #expect(root.presentedViewController === page && card.alpha == 0.75)
    }

    @Test("A child moves in the stand-in of its parent, and both end at their views")
    func children() throws {
      let morph = launch()
      morph.prepare()
      UIView.animateKeyframes(withDuration: 0.4, delay: 0) { morph.addKeyframes() }
      let carrier = try #require(self.carrier())
      device.advance(by: 0.41)
      let title = try #require(nested(in: carrier))
      let place = title.convert(title.bounds, to: root.view)
      #expect(
        largestDifference(place, screenTitle.convert(screenTitle.bounds, to: root.view)) < 0.01)
      morph.cleanUp()
    }

    @Test("The new snapshot is opaque at half of the key frames, and the morph can run again")
    func halves() throws {
      let morph = launch()
      for label in [cardTitle, screenTitle] { label.text = "Title" }
      for _ in 0..<2 {
        morph.prepare()
        let carrier = try #require(self.carrier())
        UIView.animateKeyframes(
          withDuration: 0.4, delay: 0, options: [.calculationModeLinear]
        ) { morph.addKeyframes() }
        let title = try #require(
          carrier.all.last { $0 is UIImageView && $0.bounds.size == screenTitle.bounds.size })
        let before = title.layer.presentation()?.opacity ?? 0
        device.advance(by: 0.1)
        let quarter = title.layer.presentation()?.opacity ?? 0
        device.advance(by: 0.12)
        let half = title.layer.presentation()?.opacity ?? 0
        #expect(before < 0.01 && quarter > 0.2 && quarter < 0.8 && half > 0.99)
        device.advance(by: 0.3)
        morph.cleanUp()
        let isHidden = card.layer.mask != nil
        #expect(!isHidden)
      }
    }

    @Test("A duplicate pair counts once, and the order of pairs does not matter")
    func twice() throws {
      _ = launch()
      let icons = (UIView(frame: cardTitle.bounds), UIView(frame: screenTitle.bounds))
      cardTitle.addSubview(icons.0)
      screenTitle.addSubview(icons.1)
      let morph = SnapshotTransition(
        from: card, to: screen, in: root.view,
        childTransitions: [
          (from: icons.0, to: icons.1), (from: card, to: screen),
          (from: cardTitle, to: screenTitle),
        ])
      morph.prepare()
      let overlay = try #require(root.view.subviews.last { $0 is ElementOverlay })
      let count = overlay.subviews.count
      let names = names(in: overlay)
      // Each stand-in is in the one before.
      #expect(count == 1 && names == ["0", "3", "1"])
      morph.cleanUp()
      #expect(card.layer.mask == nil && icons.0.layer.mask == nil)
    }

    /// Returns the names of the stand-ins, the outermost first.
    private func names(in view: UIView) -> [String] {
      (view.layer.name.map { [$0] } ?? []) + view.subviews.flatMap(names)
    }

    private func nested(in carrier: UIView) -> UIView? {
      func find(_ view: UIView) -> UIView? {
        for subview in view.subviews {
          if !subview.isUserInteractionEnabled, subview.subviews.count == 1,
            subview.bounds.size == screenTitle.bounds.size
          {
            return subview
          }
          if let found = find(subview) { return found }
        }
        return nil
      }
      return find(carrier)
    }

    private func largestDifference(_ first: CGRect, _ second: CGRect) -> CGFloat {
      max(
        abs(first.minX - second.minX), abs(first.minY - second.minY),
        abs(first.width - second.width), abs(first.height - second.height))
    }

    @Test("A view without a window or without a size is ignored")
    func unusable() {
      device.launch(root)
      for pair in [(UIView(), root.view!), (root.view!, UIView(frame: .zero))] {
        let morph = SnapshotTransition(from: pair.0, to: pair.1, in: root.view)
        morph.prepare()
        UIView.animateKeyframes(withDuration: 0.1, delay: 0) { morph.addKeyframes() }
        device.advanceUntilIdle()
        morph.cleanUp()
        #expect(root.view.subviews.isEmpty && root.view.layer.mask == nil)
      }
    }

    @Test(
      "The `.snapshot` animation lays out the incoming screen before it reads the views",
      .underVariants)
    func laidOutFirst() {
      final class Screen: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          label.frame = CGRect(x: 10, y: 100, width: 100, height: 20)
        }
      }
      let fixture = ContainerFixture()
      let first = Screen()
      let second = Screen()
      let navigation = fixture.navigation([first])
      let morph = InterruptibleTransition(
        .snapshot(
          from: { first.view }, to: { second.view },
          childTransitions: { [(from: first.label, to: second.label)] }))
      navigation.pushViewController(second, with: morph)
      fixture.device.advance(by: 0.1)
      let matched = morph.flight?.elementReport?.matched
      #expect(matched == [ElementID(0), ElementID(1)])
      // The stand-in of the screen clips its child.
      let carrier = morph.flight?.containerView.all.first { $0.layer.name == "1" }
      #expect(carrier?.superview?.clipsToBounds == true)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "The `.snapshot` animation morphs in both directions", .underVariants,
      arguments: ContainerKind.allCases)
    func asAnimation(_ kind: ContainerKind) {
      var views: (UIView?, UIView?)
      let fixture = ElementsFixture(
        kind, .snapshot(from: { views.0 }, to: { views.1 }))
      views = (fixture.card, fixture.detail)
      for isWayBack in [false, true] {
        if isWayBack { fixture.container.back() } else { fixture.container.there() }
        fixture.device.advance(by: 0.2)
        #expect(fixture.carriers.count == 1 && fixture.card.layer.mask != nil)
        fixture.device.advanceUntilIdle()
        #expect(fixture.carriers.isEmpty && fixture.card.layer.mask == nil)
      }
    }
  }
}
