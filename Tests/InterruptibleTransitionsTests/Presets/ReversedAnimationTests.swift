import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  /// Tests of animations whose pages are exchanged.
  @Suite("Reversed animations", .underVariants)
  struct ReversedAnimations {
    /// Returns how far a page is shown below its place, in points.
    private func shift(of page: UIViewController) -> CGFloat {
      page.view.layer.presentation()?.affineTransform().ty ?? .nan
    }

    @Test("A reversed slide moves the outgoing page out above the incoming page, and back in")
    func slide() throws {
      let fixture = ContainerKindFixture(.navigation, .slide(from: .bottom).reversed)
      for isWayBack in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        fixture.device.advance(by: 0.05)
        fixture.transition.pause()
        let pages = try #require(fixture.second.view.superview?.subviews)
        let first = try #require(pages.firstIndex(of: fixture.first.view))
        let second = try #require(pages.firstIndex(of: fixture.second.view))
        #expect(first > second && shift(of: fixture.second) == 0)
        fixture.transition.update(0.75)
        fixture.device.advance(by: 0.02)
        let isOut = shift(of: fixture.first) / fixture.first.view.bounds.height
        #expect(abs(isOut - (isWayBack ? 0.25 : 0.75)) < 0.01)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.first.view.transform.isIdentity)
        #expect((fixture.second.view.window == nil) == isWayBack)
      }
    }

    @Test("A cancelled reversed animation leaves both pages as they were")
    func cancelled() {
      for animation in [TransitionAnimation.slide(from: .left), .fade, .scale(from: 2), .blur()] {
        let fixture = ContainerKindFixture(.navigation, animation.reversed)
        fixture.there()
        fixture.device.advance(by: 0.1)
        fixture.transition.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.first.view.window != nil && fixture.second.view.window == nil)
        #expect(fixture.first.view.transform.isIdentity && fixture.first.view.alpha == 1)
      }
    }

    @Test("Every closure of an app's animation reads the opposite direction, and others do not")
    func direction() {
      var read: [String: Bool] = [:]
      let animation = TransitionAnimation { flight, steps in
        let page = flight.installViews()
        read["prepare"] = flight.isPresenting
        read["page"] = page === flight.incomingView
        steps.animate {
          read["animate"] = flight.isPresenting
          page?.alpha = 0.5
        }
        flight.addAnimations { read["added"] = flight.isPresenting }
        steps.animate(during: 0.2...0.4) { read["during"] = flight.isPresenting }
        steps.follow { _ in read["follow"] = flight.isPresenting }
        steps.cleanUp { _ in
          read["cleanUp"] = flight.isPresenting
          page?.alpha = 1
        }
      }
      let fixture = ContainerKindFixture(.navigation, animation.reversed)
      var alongside: [Bool] = []
      fixture.transition.addAuxiliaryAnimations { alongside.append($0.isPresenting) }
      fixture.there()
      fixture.device.advanceUntilIdle()
      #expect(
        read == [
          "prepare": false, "page": false, "animate": false, "added": false, "during": false,
          "follow": false, "cleanUp": false,
        ])
      fixture.back()
      fixture.device.advanceUntilIdle()
      #expect(read.values.allSatisfy { $0 } && alongside == [true, false])
    }

    @Test("A listener that a closure of an animation notifies reads the actual direction")
    func listener() {
      var pause: () -> Void = {}
      let animation = TransitionAnimation { flight, steps in
        flight.installViews()
        steps.follow { progress in if progress > 0.5 { pause() } }
      }
      let fixture = ContainerKindFixture(.navigation, animation.reversed)
      let transition = fixture.transition
      pause = { [unowned transition] in transition.pause() }
      var read: [Bool?] = []
      transition.observe { [unowned transition] event in
        if event == .phaseChanged(.held) { read.append(transition.flight?.isPresenting) }
      }
      fixture.there()
      fixture.device.advance(by: 0.3)
      pause = {}
      transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(read == [true])
    }

    @Test("Without access to the other page, the presented page fades")
    func withoutAccess() {
      let fixture = ContainerKindFixture(.custom, .slide(from: .bottom).reversed)
      fixture.there()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.device.advance(by: 0.02)
      #expect(abs((fixture.second.view.layer.presentation()?.opacity ?? -1) - 0.5) < 0.05)
      #expect(shift(of: fixture.second) == 0)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.alpha == 1)
    }

    @Test("A reversed animation reverses the animations that it includes")
    func included() {
      let animation = TransitionAnimation { flight, steps in
        flight.installViews()
        steps.include(.cover(from: .bottom), in: flight)
      }
      for included in [animation, .asymmetric(presenting: .fade, dismissing: animation)] {
        let fixture = ContainerKindFixture(.navigation, included.reversed)
        fixture.there()
        fixture.device.advance(by: 0.1)
        #expect(shift(of: fixture.first) > 20 && shift(of: fixture.second) == 0)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("An included animation without a direction has its usual order of the pages")
    func includedDissolve() throws {
      let animation = TransitionAnimation { flight, steps in
        flight.installViews()
        steps.include(.dissolve, in: flight)
      }
      let fixture = ContainerKindFixture(.navigation, animation.reversed)
      fixture.there()
      fixture.device.advanceUntilIdle()
      fixture.back()
      fixture.device.advance(by: 0.1)
      let pages = try #require(fixture.first.view.superview?.subviews)
      let first = try #require(pages.firstIndex(of: fixture.first.view))
      let second = try #require(pages.firstIndex(of: fixture.second.view))
      #expect(second > first && fixture.second.view.layer.presentation()?.opacity ?? 1 < 1)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "On a card, reversed presets fade the card, without a shade",
      arguments: 0..<4)
    func onCard(_ number: Int) {
      let animation = [TransitionAnimation.flip(from: nil), .cover(), .push(), .card()][number]
      let fixture = ContainerKindFixture(
        .custom, animation.reversed, style: .centered(CGSize(width: 300, height: 300)))
      fixture.there()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.device.advance(by: 0.02)
      #expect(abs((fixture.second.view.layer.presentation()?.opacity ?? -1) - 0.5) < 0.05)
      let container = fixture.transition.flight?.containerView
      #expect(container?.subviews.contains { $0 is PageShade } == false)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.second.view.alpha == 1)
    }

    @Test("A reversed flip shrinks the outgoing page into the card")
    func flip() {
      let card = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 80))
      let fixture = ContainerKindFixture(.navigation, .flip(from: card).reversed)
      fixture.first.view.addSubview(card)
      fixture.there()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      fixture.transition.update(0.3)
      fixture.device.advance(by: 0.02)
      let shrunk = fixture.first.view.layer.presentation()?.transform.m11 ?? 1
      #expect(shrunk < 0.9)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(CATransform3DIsIdentity(fixture.first.view.layer.transform))
    }

    @Test("The reverse of a reversed animation is the original one", arguments: [0, 1, 2])
    func twice(_ number: Int) {
      let animation = [
        TransitionAnimation.slide(from: .bottom), .card(), .elements(over: .slide(from: .bottom)),
      ][number]
      let fixture = ContainerKindFixture(.navigation, animation.reversed.reversed)
      fixture.there()
      fixture.device.advance(by: 0.1)
      #expect(shift(of: fixture.second) > 100)
      fixture.device.advanceUntilIdle()
    }
  }
}
