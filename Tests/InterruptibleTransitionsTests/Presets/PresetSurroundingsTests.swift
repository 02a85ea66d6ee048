import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  /// Tests of requirements for every preset other than its motion.
  @Suite("Presets and their surroundings", .underVariants)
  struct Surroundings {
    @Test("During a preset, the safe area insets equal those after it", arguments: Preset.allCases)
    func insets(_ preset: Preset) {
      let index = Preset.allCases.firstIndex(of: preset) ?? 0
      let kind = ContainerKind.allCases[index % ContainerKind.allCases.count]
      let fixture = ContainerKindFixture(kind, preset.animation(.bottom))
      fixture.expectInsetsInFlight()
    }

    @Test(
      "Each preset can be paused, released and reversed, and restores the views",
      arguments: Preset.allCases)
    func grabs(_ preset: Preset) {
      let index = Preset.allCases.firstIndex(of: preset) ?? 0
      let kind = ContainerKind.allCases[(index + 1) % ContainerKind.allCases.count]
      let fixture = ContainerKindFixture(kind, preset.animation(.left))
      let transition = fixture.transition
      fixture.there()
      fixture.device.advance(by: 0.1)
      transition.reverse()
      fixture.device.advance(by: 0.05)
      transition.pause()
      fixture.device.advance(by: 0.05)
      let caught = fixture.second.view.layer.presentation()?.affineTransform()
      fixture.device.advance(by: 0.1)
      let held = fixture.second.view.layer.presentation()?.affineTransform()
      #expect(caught == held)
      transition.finish(velocity: 5)
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window != nil && fixture.second.view.transform.isIdentity)
      fixture.back()
      fixture.device.advance(by: 0.1)
      transition.cancel(velocity: -3)
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.window != nil && fixture.second.view.transform.isIdentity)
      #expect(fixture.second.view.superview?.subviews.contains { $0 is PageShade } != true)
    }

    @Test("Each animation restores a page's corners, clipping, opacity and transform")
    func ownLook() {
      let animations =
        Preset.allCases.map { $0.animation(.bottom) } + [
          .slide(from: .bottom), .fade, .scale(from: 0.5), .blur(), .flip(from: nil),
        ]
      for animation in animations {
        let fixture = ContainerKindFixture(.navigation, animation)
        let view: UIView = fixture.second.view
        let own = CGAffineTransform(rotationAngle: 0.02)
        view.layer.cornerRadius = 7
        view.clipsToBounds = true
        view.alpha = 0.8
        view.transform = own
        func expectOwn() {
          #expect(
            view.layer.cornerRadius == 7 && view.clipsToBounds && abs(view.alpha - 0.8) < 1e-6)
          #expect(view.transform == own && view.mask == nil)
        }
        for finishes in [false, true] {
          fixture.there()
          fixture.device.advance(by: 0.1)
          if !finishes { fixture.transition.cancel() }
          fixture.device.advanceUntilIdle()
          expectOwn()
        }
        fixture.back()
        fixture.device.advanceUntilIdle()
        expectOwn()
      }
    }

    @Test("Views that a preset adds above the pages receive no touches", arguments: Preset.allCases)
    func takesNoTouches(_ preset: Preset) {
      let fixture = ContainerKindFixture(.navigation, preset.byDefault)
      fixture.there()
      fixture.hold(at: 0.5)
      let pages = [fixture.first.view, fixture.second.view]
      let added =
        fixture.second.view.superview?.subviews
        .filter { !pages.contains($0) && !$0.bounds.isEmpty && !($0 is FadingPageInterceptor) }
        ?? []
      #expect(added.allSatisfy { !$0.isUserInteractionEnabled })
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }

    @Test("Properties that the app sets in flight are kept")
    func setInFlight() {
      for animation in [TransitionAnimation.cover(), .fade, .dissolve] {
        let fixture = ContainerKindFixture(.fullScreen, animation)
        let view: UIView = fixture.second.view
        let label = UILabel()
        label.alpha = 0
        view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
        view.addSubview(label)
        fixture.there()
        fixture.device.advance(by: 0.1)
        view.layer.cornerRadius = 12
        view.clipsToBounds = true
        fixture.transition.flight?.addAnimations { label.alpha = 1 }
        fixture.device.advanceUntilIdle()
        #expect(view.layer.cornerRadius == 12 && view.clipsToBounds && label.alpha == 1)
      }
    }

    /// A transition that starts the animator that it is about to return.
    private final class Spoiler: InterruptibleTransition {
      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let animator = super.makeAnimator(for: flight)
        animator.startAnimation()
        return animator
      }
    }

    @Test("An invalid animator of super is replaced, and its changes are undone")
    func spoiltAnimator() {
      let animations = Preset.allCases.map { $0.animation(.right) } + [.fade, .flip(from: nil)]
      for animation in animations {
        let fixture = ContainerFixture()
        let first = titled("A")
        let second = titled("B")
        let transition = Spoiler(animation, timing: .linear(0.3))
        fixture.device.launch(first)
        first.present(second, with: transition)
        fixture.device.advanceUntilIdle()
        #expect(first.presentedViewController === second)
        #expect(second.view.transform.isIdentity && second.view.alpha == 1)
        #expect(second.view.mask == nil && second.view.superview?.subviews.count == 1)
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("The clean-ups of a replaced animator run at once, in reverse order")
    func spoiltCleanUps() {
      let fixture = ContainerFixture()
      let first = titled("A")
      var cleaned: [Int] = []
      let transition = Spoiler(
        TransitionAnimation { flight, steps in
          flight.installViews()
          for number in 1...2 { steps.cleanUp { _ in cleaned.append(number) } }
        }, timing: .linear(0.3))
      fixture.device.launch(first)
      first.present(titled("B"), with: transition)
      fixture.device.advance(by: 0.1)
      #expect(cleaned == [2, 1])
      fixture.device.advanceUntilIdle()
      #expect(cleaned == [2, 1, 2, 1])
    }

    @Test("A follower is shown the end of its flight and is then released")
    func follower() {
      final class Dial {
        var shown: [Double] = []
      }
      for isAnimated in [true, false] {
        let fixture = ContainerFixture()
        let first = titled("A")
        let second = titled("B")
        let dial = Dial()
        weak var flown: TransitionFlight?
        let transition = InterruptibleTransition(
          TransitionAnimation(timing: .linear(0.3)) { flight, steps in
            flight.installViews()
            flown = flight
            steps.follow { progress in
              dial.shown.append(progress)
              _ = flight.isPresenting
            }
          })
        let delegate = ModalTransitioningDelegate(transition)
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        fixture.device.launch(first)
        first.present(second, animated: isAnimated)
        fixture.device.advanceUntilIdle()
        if isAnimated || !dial.shown.isEmpty {
          #expect(
            dial.shown.first == 0 && dial.shown.last == 1 && dial.shown == dial.shown.sorted())
        }
        #expect(!isAnimated || dial.shown.count > 10)
        #expect(flown == nil)
      }
    }
  }
}

extension PresetTests {
  /// Tests of the positions of pages when the device rotates in flight.
  @Suite("Presets during a rotation", .sharingVariants)
  struct Rotations {
    private static func animations() -> [(name: String, animation: TransitionAnimation)] {
      Preset.allCases.map { ($0.name, $0.byDefault) }
        + [
          ("flip", .flip(from: nil)), ("slide", .slide(from: .bottom)),
          ("scale", .scale(from: 0.8)),
        ]
    }

    /// Returns the positions of the centers of the pages on the screen, or nil for a page that is
    /// not in the window.
    private func middles(_ fixture: ContainerKindFixture) -> [CGPoint?] {
      [fixture.first, fixture.second].map { page in
        guard page.view.window != nil, let shown = page.view.layer.presentation() else {
          return nil
        }
        let place = shown.position
        let transform = shown.transform
        return CGPoint(x: place.x + transform.m41, y: place.y + transform.m42)
      }
    }

    /// Returns the largest move of a page's center between two frames.
    private func longestStep(_ fixture: ContainerKindFixture, within change: () -> Void) -> CGFloat
    {
      var last = middles(fixture)
      var longest: CGFloat = 0
      func look() {
        let now = middles(fixture)
        for case (let now?, let last?) in zip(now, last) {
          longest = max(longest, abs(now.x - last.x), abs(now.y - last.y))
        }
        last = now
      }
      change()
      look()
      for _ in 0..<24 {
        fixture.device.advance(by: 1.0 / 60)
        look()
      }
      // A small movement of the finger.
      if fixture.transition.phase == .held {
        fixture.transition.update(fixture.transition.percentComplete + 0.001)
        fixture.device.advance(by: 1.0 / 60)
        look()
      }
      return longest
    }

    @Test(
      "After a rotation in flight, the blur covers the other page",
      arguments: ContainerKind.allCases)
    func blur(_ kind: ContainerKind) {
      let fixture = ContainerKindFixture(kind, .blur(), duration: 2)
      fixture.there()
      fixture.device.advance(by: 0.5)
      fixture.device.rotate(to: .landscape)
      fixture.device.advance(by: 1)
      let container = fixture.transition.flight?.containerView
      let blur = container?.subviews.first { $0 is UIVisualEffectView }
      #expect(container?.bounds.width == 852 && blur?.frame == container?.bounds)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A rotation moves the pages without a jump, while the flight runs or is held",
      arguments: ContainerKind.allCases, [true, false])
    func turned(_ kind: ContainerKind, _ isHeld: Bool) {
      for progress in SeriesChoice.isWhole ? [0.2, 0.5, 0.9] : [0.2, 0.9] {
        for (name, animation) in Self.animations() {
          let fixture = ContainerKindFixture(kind, animation, duration: 2)
          fixture.there()
          fixture.device.advance(by: 2 * progress)
          if isHeld { fixture.transition.pause() }
          fixture.device.advance(by: 0.05)
          let step = longestStep(fixture) { fixture.device.rotate(to: .landscape) }
          // A center that moves 230 points in 0.3 s moves by 20 at most in a frame, and the
          // flight's motion adds 7.
          #expect(step < within(32, orStep: 40), "\(name) at \(progress)")
          // The rest of the flight is the same as without a rotation.
          fixture.transition.pause()
          fixture.transition.update(0.95)
          fixture.transition.finish()
          fixture.device.advanceUntilIdle()
          #expect(fixture.second.view.place == fixture.device.window.bounds, "\(name)")
        }
      }
    }

    @Test("A held flip is shown in the new size of the window at once", arguments: [0.5, 0.9])
    func resizedFlip(_ progress: Double) {
      let fixture = ContainerKindFixture(.custom, .flip(from: nil))
      fixture.there()
      fixture.hold(at: CGFloat(progress))
      let size = CGSize(width: 600, height: 400)
      let watches =
        fixture.second.view.superview?.subviews.filter { $0 is SizeObserverView } ?? []
      #expect(watches.count == 1 && watches.allSatisfy { !$0.isUserInteractionEnabled })
      fixture.device.resize(to: size)
      let before = (middles(fixture)[1], fixture.second.view.mask?.frame)
      fixture.transition.update(CGFloat(progress))
      fixture.device.advance(by: 1.0 / 60)
      #expect(before.0 == middles(fixture)[1])
      #expect(before.1 == fixture.second.view.mask?.frame)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.mask == nil)
      #expect(!fixture.second.view.superview!.subviews.contains { $0 is SizeObserverView })
    }
  }
}
