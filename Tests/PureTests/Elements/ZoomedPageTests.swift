import Foundation
import Testing

@testable import InterruptibleTransitions

/// The alignment of a zoomed page with its source.
@Suite("Zoomed pages")
struct ZoomedPageTests {
  /// A random zoom: a page, a source of any proportions, and an alignment rectangle or none.
  private struct Zoom {
    let page: ElementMorph.End
    let source: ElementMorph.End
    let zoomed: ZoomedPage
    let morph: ElementMorph

    init(_ dice: inout Dice) {
      let size = CGSize(width: dice.number(200...1400), height: dice.number(200...1400))
      page = Zoom.end(CGRect(origin: CGPoint(x: dice.number(-50...50), y: 0), size: size))
      source = Zoom.end(
        CGRect(
          x: dice.number(-300...900), y: dice.number(-300...1200), width: dice.number(1...900),
          height: dice.number(1...900)))
      var alignment: CGRect?
      if dice.number(0...1) < 0.7 {
        alignment = CGRect(
          x: dice.number(-100...size.width), y: dice.number(-100...size.height),
          width: dice.number(1...size.width), height: dice.number(1...size.height))
      }
      zoomed = ZoomedPage(
        screen: Screen(isIncoming: dice.number(0...1) < 0.5), alignment: alignment)
      let ends = zoomed.screen == .incoming ? (source, page) : (page, source)
      morph = ElementMorph(
        from: ends.0, to: ends.1, in: CGRect(x: 0, y: 0, width: 393, height: 852), isSame: false,
        zoom: zoomed)
    }

    private static func end(_ frame: CGRect) -> ElementMorph.End {
      ElementMorph.End(place: ElementPlace(frame), contents: .snapshot(isOpaque: true))
    }

    /// Returns the rectangle of the page's snapshot about the center, at a progress from the
    /// source.
    func pageRect(at growth: Double) -> CGRect {
      let state = morph.state(at: zoomed.screen == .incoming ? growth : 1 - growth)
      let snapshot =
        zoomed.screen == .incoming ? state.snapshots.incoming : state.snapshots.outgoing
      return CGRect(snapshot.size, at: snapshot.center)
    }

    /// The part of the page that is the source, in points of the page.
    var alignedPart: CGRect {
      let bounds = CGRect(origin: .zero, size: page.place.size)
      let whole = zoomed.alignment?.intersection(bounds)
      let proportions = source.place.size
      let rect =
        whole.flatMap { $0.isUsable ? $0 : nil }
        ?? CGRect(
          x: 0, y: 0, width: bounds.width,
          height: min(bounds.height, bounds.width * proportions.height / proportions.width))
      // The largest part with the proportions of the source, in the middle.
      let scale = min(rect.width / proportions.width, rect.height / proportions.height)
      return CGRect(
        CGSize(width: proportions.width * scale, height: proportions.height * scale),
        at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  @Test("At the source, the alignment rectangle has the source's frame")
  func alignment() {
    var dice = Dice(1)
    for _ in 0..<10_000 {
      let zoom = Zoom(&dice)
      let rect = zoom.pageRect(at: 0)
      let part = zoom.alignedPart
      let scale = rect.width / zoom.page.place.size.width
      let shown = CGRect(
        x: rect.minX + part.minX * scale, y: rect.minY + part.minY * scale,
        width: part.width * scale, height: part.height * scale)
      let frame = CGRect(zoom.source.place.size)
      #expect(abs(shown.minX - frame.minX) < 0.01 && abs(shown.maxX - frame.maxX) < 0.01)
      #expect(abs(shown.minY - frame.minY) < 0.01 && abs(shown.maxY - frame.maxY) < 0.01)
    }
  }

  @Test("The page covers the element at each progress, and keeps its proportions")
  func noGap() {
    var dice = Dice(2)
    for _ in 0..<10_000 {
      let zoom = Zoom(&dice)
      for step in 0...10 {
        let growth = Double(step) / 10
        let state = zoom.morph.state(at: zoom.zoomed.screen == .incoming ? growth : 1 - growth)
        let page = zoom.pageRect(at: growth)
        let element = CGRect(state.size)
        let gaps = [
          page.minX - element.minX, page.minY - element.minY, element.maxX - page.maxX,
          element.maxY - page.maxY,
        ]
        #expect(gaps.allSatisfy { $0 < 1e-6 * max(page.width, 1) })
        let size = zoom.page.place.size
        #expect(abs(page.width * size.height - page.height * size.width) < 1e-6 * size.width * 1e3)
      }
    }
  }

  @Test("The source stays at the alignment rectangle while it fades out")
  func registration() {
    var dice = Dice(3)
    for _ in 0..<1_000 {
      let zoom = Zoom(&dice)
      for growth in [0, 0.2, 0.5, 1] {
        let state = zoom.morph.state(at: zoom.zoomed.screen == .incoming ? growth : 1 - growth)
        let source =
          zoom.zoomed.screen == .incoming ? state.snapshots.outgoing : state.snapshots.incoming
        let page = zoom.pageRect(at: growth)
        let part = zoom.alignedPart
        let scale = page.width / zoom.page.place.size.width
        #expect(abs(source.center.x - (page.minX + part.midX * scale)) < 0.01)
        #expect(abs(source.center.y - (page.minY + part.midY * scale)) < 0.01)
        #expect(abs(source.size.width - part.width * scale) < 0.01)
      }
    }
  }

  @Test("At any progress one of the snapshots is opaque, and at the ends only its own is shown")
  func opacities() {
    for (isIncoming, isOpaque) in [(true, true), (true, false), (false, true), (false, false)] {
      let page = ZoomedPage(screen: Screen(isIncoming: isIncoming))
      for step in 0...100 {
        let opacities = page.opacities(at: CGFloat(step) / 100, isOpaque: isOpaque)
        #expect(max(opacities.outgoing, opacities.incoming) == 1)
      }
      let atPage = page.opacities(at: isIncoming ? 1 : 0, isOpaque: isOpaque)
      let atSource = page.opacities(at: isIncoming ? 0 : 1, isOpaque: isOpaque)
      #expect((isIncoming ? atPage.incoming : atPage.outgoing) == 1)
      #expect((isIncoming ? atPage.outgoing : atPage.incoming) == 0)
      #expect((isIncoming ? atSource.outgoing : atSource.incoming) == 1)
    }
  }

  @Test("A rectangle that is empty, infinite or outside the page counts as none")
  func unusable() {
    let size = CGSize(width: 400, height: 800)
    let plain = ZoomedPage(screen: .incoming).fit(size, to: CGSize(width: 100, height: 100))
    for rect in [
      CGRect.zero, .null, .infinite, CGRect(x: 900, y: 0, width: 10, height: 10),
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    ] {
      let fit = ZoomedPage(screen: .incoming, alignment: rect)
        .fit(size, to: CGSize(width: 100, height: 100))
      #expect(fit.scale == plain.scale && fit.offset == plain.offset)
    }
    #expect(plain.scale == 0.25 && plain.offset == CGPoint(x: 0, y: -200))
  }
}
