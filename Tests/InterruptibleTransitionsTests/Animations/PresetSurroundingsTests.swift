import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of requirements for every preset other than its motion.
@Suite("Presets and their surroundings", .underVariants)
struct PresetSurroundingsTests {
  @Test("During a preset, the safe area insets equal those after it", arguments: Preset.allCases)
  func insets(_ preset: Preset) {
    let index = Preset.allCases.firstIndex(of: preset) ?? 0
    let kind = ContainerKind.allCases[index % ContainerKind.allCases.count]
    let fixture = ContainerKindFixture(kind, preset.animation(.down))
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
    #expect(fixture.second.view.superview?.subviews.contains { $0 is PageCover } != true)
  }

  @Test("Each animation restores a page's corners, clipping, opacity and transform")
  func ownLook() {
    let animations =
      Preset.allCases.map { $0.animation(.down) } + [
        .slide(from: .down), .fade, .scale(from: 0.5), .blur(), .flip(from: nil),
      ]
    for animation in animations {
      let fixture = ContainerKindFixture(.navigation, animation)
      let view: UIView = fixture.second.view
      let own = CGAffineTransform(rotationAngle: 0.02)
      (view.layer.cornerRadius, view.clipsToBounds, view.alpha) = (7, true, 0.8)
      view.transform = own
      func expectOwn() {
        #expect(view.layer.cornerRadius == 7 && view.clipsToBounds && abs(view.alpha - 0.8) < 1e-6)
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
      .filter { !pages.contains($0) && !$0.bounds.isEmpty && !($0 is FadingCover) } ?? []
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
      (view.layer.cornerRadius, view.clipsToBounds) = (12, true)
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
      let (first, second) = (titled("A"), titled("B"))
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
      let (first, second, dial) = (titled("A"), titled("B"), Dial())
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
        #expect(dial.shown.first == 0 && dial.shown.last == 1 && dial.shown == dial.shown.sorted())
      }
      #expect(!isAnimated || dial.shown.count > 10)
      #expect(flown == nil)
    }
  }
}
