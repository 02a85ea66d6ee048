import Testing

@testable import InterruptibleTransitions

@Suite("Presentation frames")
struct PresentationFrameTests {
  private let portrait = CGRect(x: 0, y: 0, width: 400, height: 800)
  private let safe = UIEdgeInsets(top: 60, left: 0, bottom: 34, right: 0)
  private let landscape = CGRect(x: 0, y: 0, width: 800, height: 400)
  private let sides = UIEdgeInsets(top: 0, left: 60, bottom: 20, right: 60)

  @Test("A full frame covers the container and ignores the safe area")
  func full() {
    #expect(TransitionPresentationFrame.full.rectangle(in: portrait, safeArea: safe) == portrait)
  }

  @Test("A sheet is at the bottom and has the width of the container")
  func sheet() {
    let points = TransitionPresentationFrame.sheet(height: 300)
    let half = TransitionPresentationFrame.sheet(height: .fraction(0.5))
    #expect(
      points.rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(
      points.rectangle(in: landscape, safeArea: sides)
        == CGRect(x: 0, y: 100, width: 800, height: 300))
    #expect(
      half.rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 0, y: 400, width: 400, height: 400))
  }

  @Test(
    "A sheet with an excessive or invalid height ends at the top of the safe area",
    arguments: [
      TransitionPresentationFrame.Height.points(790), .points(.infinity), .points(.nan),
      .points(-5), .points(0),
      .fraction(3), .fraction(.nan), .fraction(-.infinity),
    ])
  func highSheet(height: TransitionPresentationFrame.Height) {
    #expect(
      TransitionPresentationFrame.sheet(height: height).rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 0, y: 60, width: 400, height: 740))
  }

  @Test("A side frame has the full height, and the full width if its width is invalid")
  func side() {
    let frame = { (frame: TransitionPresentationFrame) in
      frame.rectangle(in: portrait, safeArea: safe)
    }
    #expect(frame(.side(.left, width: 300)) == CGRect(x: 0, y: 0, width: 300, height: 800))
    #expect(
      frame(.side(.right, width: .fraction(0.8))) == CGRect(x: 80, y: 0, width: 320, height: 800))
    for width in [TransitionDistance.points(.nan), .points(0), .fraction(2), .points(.infinity)] {
      #expect(frame(.side(.right, width: width)) == portrait)
    }
  }

  @Test("A card is centered and stays in the safe area")
  func card() {
    #expect(
      TransitionPresentationFrame.centered(CGSize(width: 300, height: 200))
        .rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 50, y: 300, width: 300, height: 200))
    // A centered card of 700 points would begin at y 50, above the safe area, so it moves down.
    #expect(
      TransitionPresentationFrame.centered(CGSize(width: 300, height: 700))
        .rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 50, y: 60, width: 300, height: 700))
    #expect(
      TransitionPresentationFrame.centered(CGSize(width: 300, height: 700))
        .rectangle(in: landscape, safeArea: sides)
        == CGRect(x: 250, y: 0, width: 300, height: 380))
  }

  @Test(
    "A card with an invalid size fills the safe area",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300])
  func uselessCard(length: CGFloat) {
    #expect(
      TransitionPresentationFrame.centered(CGSize(width: length, height: length))
        .rectangle(in: portrait, safeArea: safe) == CGRect(x: 0, y: 60, width: 400, height: 706))
  }

  @Test("Insets are measured from the safe area")
  func inset() {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(
      TransitionPresentationFrame.inset(insets).rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 20, y: 70, width: 340, height: 666))
    #expect(
      TransitionPresentationFrame.inset(insets).rectangle(in: landscape, safeArea: sides)
        == CGRect(x: 80, y: 10, width: 620, height: 340))
  }

  @Test(
    "Insets that are invalid or leave no area are ignored",
    arguments: [
      UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: -3),
      UIEdgeInsets(top: 353, left: 200, bottom: 353, right: 200),
      UIEdgeInsets(top: 1e308, left: 1e308, bottom: 1e308, right: 1e308),
    ])
  func uselessInsets(insets: UIEdgeInsets) {
    #expect(
      TransitionPresentationFrame.inset(insets).rectangle(in: portrait, safeArea: safe)
        == CGRect(x: 0, y: 60, width: 400, height: 706))
  }

  @Test("A frame is within the bounds of the container, for any origin and size")
  func bounds() {
    let moved = CGRect(x: 30, y: -20, width: 100, height: 50)
    let frames: [TransitionPresentationFrame] = [
      .full, .sheet(height: 30), .sheet(height: .points(.nan)),
      .side(.left, width: 30), .side(.right, width: .fraction(.nan)),
      .centered(CGSize(width: 500, height: 10)),
      .inset(UIEdgeInsets(top: 40, left: 1, bottom: 40, right: 1)),
    ]
    for frame in frames {
      let found = frame.rectangle(in: moved, safeArea: safe)
      #expect(moved.contains(found) && !found.isEmpty, "\(frame)")
      #expect(frame.rectangle(in: .zero, safeArea: safe) == .zero, "\(frame)")
    }
  }
}

extension TransitionPresentationFrame {
  fileprivate func rectangle(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    MainActor.assumeIsolated {
      rectangle(in: TransitionPresentationContext(bounds: bounds, safeAreaInsets: safeArea))
    }
  }
}
