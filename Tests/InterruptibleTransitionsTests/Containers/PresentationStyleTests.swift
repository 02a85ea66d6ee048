import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("The style of a presentation", .everyReading)
struct PresentationStyleTests {
  nonisolated private static let styles: [TransitionPresentationStyle] = [
    .full, .sheet(height: 400), .sheet(height: .fraction(0.6)),
    .card(CGSize(width: 300, height: 500)),
    .inset(UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)),
  ]

  @Test(
    "It is presented where the style says, stays there as the device turns, and goes",
    arguments: styles.indices)
  func atRest(index: Int) {
    let world = PresentationWorld(Self.styles[index])
    world.present()
    world.expectRest(isPresented: true, completions: [true])
    world.device.rotate(to: .landscape)
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])
    world.dismiss()
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("The device turns in mid-flight; each end is the right one", arguments: styles.indices)
  func turned(index: Int) {
    for (finishes, dismisses) in [(true, false), (false, false), (true, true), (false, true)] {
      let world = PresentationWorld(Self.styles[index])
      world.present(for: dismisses ? nil : 0.2)
      if dismisses { world.dismiss(for: 0.2) }
      world.device.rotate(to: .landscape)
      world.device.advance(by: 0.1)
      if finishes { world.transition.finish() } else { world.transition.cancel() }
      world.device.advanceUntilIdle()
      world.expectRest(
        isPresented: finishes != dismisses, completions: dismisses ? [true, finishes] : [finishes])
    }
  }

  @Test("The dimming is as far as the flight: running, held, scrubbed, turned round, and settling")
  func dimmingFollows() {
    let world = PresentationWorld()
    world.present(for: 0.1)
    func expectFollows(_ sourceLocation: SourceLocation = #_sourceLocation) {
      let progress = CGFloat(world.transition.progress)
      #expect(abs(world.shownDimming - progress) < 0.02, sourceLocation: sourceLocation)
      #expect(abs(world.shownProgress - progress) < 0.02, sourceLocation: sourceLocation)
    }
    expectFollows()
    #expect(world.shownDimming > 0.05 && world.shownDimming < 0.5)
    world.transition.pause()
    world.device.advance(by: 0.2)
    expectFollows()
    for progress in [0.8, 0.1, 0.55] {
      world.transition.update(progress)
      world.device.advance(by: 0.02)
      expectFollows()
      #expect(abs(world.shownDimming - CGFloat(progress)) < 0.02)
    }
    world.transition.reverse()
    world.device.advance(by: 0.1)
    expectFollows()
    #expect(world.shownDimming < 0.5)
    world.transition.reverse()
    world.device.advance(by: 0.1)
    expectFollows()
    world.transition.pause()
    world.transition.finish(velocity: 3)
    world.device.advance(by: 0.05)
    expectFollows()
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])

    world.dismiss(for: 0.2)
    #expect(abs(world.shownDimming - (1 - CGFloat(world.transition.progress))) < 0.02)
    #expect(world.shownDimming < 0.8)
    world.transition.cancel()
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true, false])
  }

  @Test("No frame is darker or lighter than the view is far, from the first to the last")
  func everyFrame() {
    let world = PresentationWorld()
    var worst: CGFloat = 0
    let observation = world.device.onFrame { [unowned world] _ in
      guard world.dimmingView != nil else { return }
      let isSeen = world.presented.viewIfLoaded?.window != nil
      worst = max(worst, abs(world.shownDimming - (isSeen ? world.shownProgress : 0)))
    }
    world.present(for: 0.2)
    world.transition.cancel()
    world.device.advanceUntilIdle()
    world.present()
    world.dismiss(for: 0.2)
    world.transition.cancel()
    world.device.advanceUntilIdle()
    world.dismiss()
    observation.cancel()
    world.expectRest(isPresented: false, completions: [false, true, false, true])
    #expect(worst < 0.02)
  }

  @Test("Cancelled and presented again, ten times, nothing is left over")
  func again() {
    let world = PresentationWorld()
    for count in 1...10 {
      world.present(for: 0.2)
      #expect(world.container?.subviews.count { !$0.bounds.isEmpty } == 3)
      world.transition.cancel()
      world.device.advanceUntilIdle()
      world.expectRest(
        isPresented: false, completions: Array(repeating: false, count: count))
    }
    world.present()
    world.expectRest(isPresented: true, completions: Array(repeating: false, count: 10) + [true])
  }

  @Test("A view keeps the corners that it had")
  func corners() {
    let world = PresentationWorld()
    let layer = world.presented.view.layer
    layer.cornerRadius = 3
    layer.maskedCorners = .layerMinXMaxYCorner
    world.present()
    #expect(layer.cornerRadius == 16 && layer.masksToBounds)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    world.dismiss()
    #expect(layer.cornerRadius == 3 && !layer.masksToBounds)
    #expect(layer.maskedCorners == .layerMinXMaxYCorner)
  }

  @Test("Without a dimming, or with a radius that is none, nothing is touched")
  func plain() {
    for radius in [CGFloat.nan, -4, 0, .infinity] {
      let world = PresentationWorld(
        TransitionPresentationStyle(
          .sheet(height: 300), dimming: nil, cornerRadius: radius, dismissesOnTapOutside: false))
      world.present()
      #expect(world.container?.subviews.count == 2)
      #expect(world.presented.view.layer.cornerRadius == 0 && !world.presented.view.clipsToBounds)
      #expect(world.presented.view.frame.minY == 552)
    }
  }

  @Test("Pulled up past its end, a sheet goes on below the screen's edge, and the dimming above it")
  func pulledPastTheEnd() {
    let world = PresentationWorld()
    world.presented.view.backgroundColor = .systemRed
    world.transition.interactions = [.pan(.up, over: 400)]
    world.present(for: 0.3)
    let finger = world.device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
    let container = world.container?.layer.presentation()?.frame ?? .null
    #expect(container.minY < -20)
    #expect(world.presented.view.frame.maxY == 852)
    #expect(world.groundView?.frame.minY == 852)
    #expect(world.groundView?.backgroundColor == .systemRed)
    #expect(world.dimmingView?.frame.minY ?? 0 < container.minY)
    finger.lift()
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])
    #expect(world.container?.transform.isIdentity == true)
  }

  @Test("Presented and dismissed without animation, it is dimmed all the same")
  func unanimated() {
    let world = PresentationWorld()
    let delegate = ModalTransitioningDelegate(world.transition, as: world.style)
    world.presented.modalPresentationStyle = .custom
    world.presented.transitioningDelegate = delegate
    world.presenter.present(world.presented, animated: false)
    world.noteController()
    world.device.advance(by: 0.05)
    #expect(world.shownDimming == 1)
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])
    world.presenter.dismiss(animated: false)
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("A safe area that changes moves what keeps clear of it", arguments: [true, false])
  func safeArea(isHeld: Bool) {
    let world = PresentationWorld(.inset(.zero))
    world.present(for: isHeld ? 0.2 : nil)
    if isHeld { world.transition.pause() }
    world.device.window.screenInsets.top = 100
    world.device.advance(by: 0.1)
    #expect(abs(world.presented.view.center.y - 459) < 1e-9)
    if isHeld { world.transition.finish() }
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])
  }

  @Test("What a navigation controller pushes within a sheet is none of the sheet's")
  func pushWithin() {
    let world = PresentationWorld()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world.presenter.present(navigation, with: world.transition, as: world.style)
    world.device.advanceUntilIdle()
    let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
    navigation.push(UIViewController(), with: slide)
    world.device.advance(by: 0.25)
    #expect(slide.flight != nil)
    let dimmingView = navigation.presentationController?.containerView?.subviews.first
    #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
    world.device.advanceUntilIdle()
    navigation.popViewController(with: slide)
    world.device.advance(by: 0.25)
    #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
  }
}
