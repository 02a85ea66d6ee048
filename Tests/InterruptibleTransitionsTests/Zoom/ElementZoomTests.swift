import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A zoom by one line, from a card to a page and back.
@Suite("Zoom by one line", .underVariants)
struct ElementZoomTests {
  @Test("A zoom opens and closes the page in each container", arguments: ZoomContainer.allCases)
  func thereAndBack(_ kind: ZoomContainer) throws {
    let fixture = ElementZoomFixture(kind)
    let handle = fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    #expect(try #require(fixture.standInFrame).width > fixture.card.bounds.width + 20)
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window != nil && fixture.standIn == nil)
    #expect(handle?.phase != .idle)
    fixture.close()
    fixture.device.advance(by: 0.1)
    #expect(fixture.standIn != nil)
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window == nil && fixture.standIn == nil)
    #expect(fixture.list.view.transform.isIdentity && fixture.card.layer.mask == nil)
  }

  @Test(
    "At both ends of a flight the page is at its source and in its place",
    arguments: ZoomContainer.allCases, [true, false])
  func ends(_ kind: ZoomContainer, _ isPresenting: Bool) throws {
    let fixture = ElementZoomFixture(kind)
    fixture.show()
    let pageFrame = fixture.page.view.convert(fixture.page.view.bounds, to: nil)
    fixture.close()
    if isPresenting {
      fixture.device.advanceUntilIdle()
      fixture.open(fixture.transition)
    }
    fixture.device.advance(by: 0.05)
    fixture.transition.pause()
    for (progress, isAtCard) in [(0.0, isPresenting), (1.0, !isPresenting)] {
      fixture.transition.update(0.5)
      fixture.device.advance(by: 0.02)
      fixture.transition.update(progress)
      let frame = try #require(fixture.standInFrame)
      let expected = isAtCard ? fixture.cardFrame : pageFrame
      #expect(frame.isNear(expected, within: 0.01), "\(frame) \(expected)")
      let radius = try #require(fixture.standIn).windows.map(\.layer.cornerRadius).max()
      if isAtCard { #expect(radius == 16) } else { #expect((0...55).contains(radius ?? -1)) }
      let standIn = try #require(fixture.standIn)
      #expect(standIn.shadow.layer.shadowOpacity == 0 && standIn.transform.isIdentity)
    }
  }

  @Test(
    "A zoom that is cancelled restores the list, its masks and its transform",
    arguments: ZoomContainer.allCases)
  func cancel(_ kind: ZoomContainer) {
    let fixture = ElementZoomFixture(kind)
    fixture.list.view.transform = CGAffineTransform(rotationAngle: 0.1)
    let mask = CALayer()
    fixture.card.layer.mask = mask
    fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    fixture.transition.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window == nil && fixture.standIn == nil)
    #expect(fixture.list.view.transform == CGAffineTransform(rotationAngle: 0.1))
    #expect(fixture.card.layer.mask === mask)
  }

  @Test("Without a source the pages dissolve", arguments: ZoomContainer.allCases)
  func withoutSource(_ kind: ZoomContainer) {
    let fixture = ElementZoomFixture(kind)
    let handle = fixture.open(.zoom { _ in nil })
    fixture.device.advance(by: 0.1)
    #expect(fixture.standIn == nil)
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window != nil)
    #expect(handle == nil || handle?.phase == .ended(at: .end))
    fixture.close()
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window == nil)
  }

  @Test("A view without an identifier can be the source, and be released")
  func view() throws {
    let fixture = ElementZoomFixture(.navigation)
    var button: UIView? = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 44))
    button?.backgroundColor = .systemPink
    fixture.list.view.addSubview(try #require(button))
    fixture.open(.zoom(from: try #require(button)))
    fixture.device.advance(by: 0.1)
    #expect(fixture.device.window.namedStandIns["zoomed view"] != nil)
    fixture.device.advanceUntilIdle()
    button?.removeFromSuperview()
    button = nil
    fixture.close()
    fixture.device.advance(by: 0.1)
    #expect(fixture.device.window.namedStandIns.isEmpty)
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.window == nil)
  }

  @Test("The source is requested at the start of each flight, with both view controllers")
  func requested() {
    let fixture = ElementZoomFixture(.navigation)
    let other = UIView(frame: CGRect(x: 200, y: 700, width: 80, height: 80))
    other.elementID = "other"
    other.backgroundColor = .systemRed
    fixture.scrollView.addSubview(other)
    var ids: [ElementID] = ["card", "other"]
    var contexts: [ElementZoomOptions.Context] = []
    fixture.show(
      .zoom { context in
        contexts.append(context)
        return ids.removeFirst()
      })
    fixture.close()
    fixture.device.advance(by: 0.1)
    #expect(fixture.device.window.namedStandIns["other"] != nil)
    fixture.device.advanceUntilIdle()
    #expect(contexts.allSatisfy { $0.zoomedViewController === fixture.page })
    #expect(contexts.allSatisfy { $0.sourceViewController === fixture.list })
    #expect(contexts.count == 2 && ids.isEmpty)
  }

  @Test("The identifiers of the page and of a view in it do not count")
  func pageIdentifiers() throws {
    let fixture = ElementZoomFixture(.navigation)
    fixture.page.view.elementID = "page"
    let image = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    image.backgroundColor = .black
    image.elementID = "card"
    fixture.page.view.addSubview(image)
    fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    let standIns = fixture.device.window.namedStandIns
    #expect(standIns.keys.sorted() == ["card"])
    // A view that gets the identifier in flight does not replace the page either.
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.page.view.addSubview(late)
    late.elementID = "card"
    fixture.device.advance(by: 0.05)
    #expect(late.layer.mask == nil)
    #expect(try #require(fixture.standInFrame).width > 200)
    fixture.device.advanceUntilIdle()
    #expect(fixture.page.view.layer.mask == nil && late.layer.mask == nil)
  }

  @Test("Elements outside the source stay with their screen")
  func outside() {
    let fixture = ElementZoomFixture(.navigation)
    for outer in [fixture.scrollView, fixture.page.view!] {
      let title = UILabel(frame: CGRect(x: 20, y: 600, width: 100, height: 30))
      title.text = "Another title"
      title.elementID = "other"
      outer.addSubview(title)
    }
    fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    let names = fixture.device.window.all.compactMap { ($0 as? StandInView)?.layer.name }
    #expect(names == ["card"])
    fixture.device.advanceUntilIdle()
  }

  @Test("Elements in the source and in the page morph inside the page")
  func inside() throws {
    let fixture = ElementZoomFixture(.navigation)
    for (outer, frame) in [
      (fixture.card, CGRect(x: 10, y: 80, width: 100, height: 20)),
      (fixture.page.view!, CGRect(x: 20, y: 400, width: 300, height: 60)),
    ] {
      let title = UILabel(frame: frame)
      title.elementID = "title"
      title.text = "Title"
      outer.addSubview(title)
    }
    fixture.open(.zoom("card"))
    fixture.device.advance(by: 0.1)
    let names = try #require(fixture.standIn).all.compactMap { ($0 as? StandInView)?.layer.name }
    #expect(names == ["card", "title"])
    fixture.device.advanceUntilIdle()
  }
}

extension CGRect {
  /// Returns whether all edges are near those of another rectangle.
  func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= tolerance }
  }
}
