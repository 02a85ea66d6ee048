import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct StretchedPictureTests {
  let fixture = Fixture()
  let view: UIView
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  init() {
    view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    fixture.window.addSubview(view)
    fixture.frames(1)
  }

  private func targets(_ snapshot: UIView?) -> [CGRect] {
    guard let snapshot, let picture = snapshot.picture else { return [] }
    return picture.parts(in: snapshot.bounds).map(\.target)
  }

  @Test("5.15 A snapshot stretches with its bounds and doesn't lay out its content")
  func stretches() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    fixture.window.addSubview(snapshot)
    #expect(targets(snapshot) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    fixture.frames(1)
    #expect(targets(snapshot) == [CGRect(x: 0, y: 0, width: 200, height: 30)])
    #expect(snapshot.picture?.source == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(snapshot.pictureRoot?.sublayers?.first?.frame == child.frame)
    let motion = try #require(snapshot.picture?.parts(in: snapshot.bounds).first?.motion)
    #expect(motion.transform.m11 == 2 && motion.transform.m22 == 0.5)
    #expect(motion.position == CGPoint(x: 100, y: 15))
  }

  @Test("5.15 A snapshot has no subviews or sublayers, and doesn't clip")
  func isPlain() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    fixture.window.addSubview(snapshot)
    fixture.frames(1)
    #expect(snapshot.subviews.isEmpty && snapshot.layer.sublayers == nil)
    #expect(snapshot.layer.presentation()?.sublayers == nil && !snapshot.clipsToBounds)
    #expect(snapshot.hitTest(CGPoint(x: 15, y: 15), with: nil) === snapshot)
  }

  @Test("5.2 A snapshot of a stretched snapshot shows the same content")
  func snapshotOfSnapshot() throws {
    let first = try #require(view.snapshotView(afterScreenUpdates: false))
    first.bounds.size = CGSize(width: 50, height: 60)
    let second = try #require(first.snapshotView(afterScreenUpdates: true))
    #expect(second.bounds.size == first.bounds.size)
    #expect(second.pictureRoot?.content == first.layer.content)
  }

  @Test("5.3 A resizable snapshot shows a part, in the coordinates of the view")
  func part() throws {
    view.bounds.origin = CGPoint(x: 0, y: 100)
    let part = CGRect(x: 20, y: 110, width: 40, height: 30)
    let snapshot = try #require(
      view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(snapshot.picture?.source == part)
    #expect(snapshot.picture?.still.bounds == view.bounds)
    snapshot.bounds.size.width = 80
    #expect(targets(snapshot) == [snapshot.bounds])
    let unseen = UIView().resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)
    #expect(unseen == nil)
  }

  @Test("5.3 The caps of a resizable snapshot keep their size, and the rest stretches")
  func caps() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 30)))
    snapshot.bounds.size = CGSize(width: 150, height: 110)
    let columns = [(0, 20), (20, 100), (120, 30)]
    let rows = [(0, 10), (10, 100)]
    #expect(
      targets(snapshot)
        == rows.flatMap { row in
          columns.map { CGRect(x: $0.0, y: row.0, width: $0.1, height: row.1) }
        })
    let sources = snapshot.picture?.parts(in: snapshot.bounds).map(\.source) ?? []
    #expect(sources.map(\.width) == [20, 50, 30, 20, 50, 30])
    #expect(sources.map(\.minY) == [0, 0, 0, 10, 10, 10])
  }

  @Test("5.3 Caps shrink if there is no room for them")
  func narrowCaps() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)))
    snapshot.bounds.size.width = 25
    #expect(targets(snapshot).map(\.width) == [10, 0, 15])
    #expect(targets(snapshot).map(\.minX) == [0, 10, 10])
    let parts = snapshot.picture?.parts(in: snapshot.bounds) ?? []
    #expect(parts.map { $0.motion == nil } == [false, true, false])
  }

  @Test("5.20 An image view places its image by its content mode")
  func contentModes() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.image = image
    for (mode, x, y, width, height) in [
      (UIView.ContentMode.scaleToFill, 0, 0, 80, 80), (.redraw, 0, 0, 80, 80),
      (.scaleAspectFit, 0, 20, 80, 40), (.scaleAspectFill, -40, 0, 160, 80),
      (.center, 20, 30, 40, 20), (.top, 20, 0, 40, 20), (.bottom, 20, 60, 40, 20),
      (.left, 0, 30, 40, 20), (.right, 40, 30, 40, 20), (.topLeft, 0, 0, 40, 20),
      (.topRight, 40, 0, 40, 20), (.bottomLeft, 0, 60, 40, 20), (.bottomRight, 40, 60, 40, 20),
    ] {
      view.contentMode = mode
      #expect(targets(view) == [CGRect(x: x, y: y, width: width, height: height)], "\(mode)")
    }
    view.image = nil
    #expect(view.picture == nil)
    #expect(UIImageView(image: image).bounds.size == CGSize(width: 40, height: 20))
  }

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test("5.22 contentsRect selects the part of its contents that a layer shows")
  func contentsRect() {
    let imageView = UIImageView(image: image())
    #expect(imageView.layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    imageView.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
    let part = CGRect(x: 15, y: 0, width: 15, height: 5)
    #expect(imageView.picture?.source == part)
    imageView.image = image()
    #expect(imageView.picture?.source == part)
    imageView.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(imageView.picture?.source == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("5.23 A highlighted image view shows its highlighted image, or else the plain image")
  func highlighted() {
    let plain = image()
    let lit = image()
    let imageView = UIImageView(image: plain, highlightedImage: lit)
    let content = { (image: UIImage) in UIImageView(image: image).layer.content }
    #expect(imageView.layer.content == content(plain) && !imageView.isHighlighted)
    imageView.isHighlighted = true
    #expect(imageView.layer.content == content(lit))
    imageView.highlightedImage = nil
    #expect(imageView.layer.content == content(plain))
  }

  @Test("5.24 The caps of a resizable image keep their size")
  func resizableImage() {
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    let plain = image()
    let resizable = plain.resizableImage(withCapInsets: caps)
    #expect(plain.capInsets == .zero && plain.resizingMode == .tile)
    #expect(resizable.capInsets == caps && resizable.resizingMode == .tile)
    let stretched = plain.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.size == plain.size)
    let imageView = UIImageView(image: resizable)
    imageView.bounds.size = CGSize(width: 100, height: 20)
    #expect(
      targets(imageView) == [
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 10, y: 0, width: 85, height: 20),
        CGRect(x: 95, y: 0, width: 5, height: 20),
      ])
  }

  @Test("5.25 A symbol has the size of its configuration unless the content mode fits it")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && !image().isSymbolImage)
    let imageView = UIImageView(image: symbol)
    imageView.bounds.size = CGSize(width: 100, height: 100)
    #expect(imageView.picture == nil)
    imageView.contentMode = .center
    #expect(targets(imageView) == [CGRect(x: 40, y: 40, width: 20, height: 20)])
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(targets(imageView) == [CGRect(x: 20, y: 20, width: 60, height: 60)])
    #expect(symbol.size == CGSize(width: 20, height: 20))
    imageView.contentMode = .scaleAspectFit
    #expect(imageView.picture == nil)
  }
}
