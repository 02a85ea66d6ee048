import Testing

@testable import HeadlessUIKit

/// Variants of safe areas and snapshots.
@MainActor @Suite struct VariantViewTests {
  /// Returns a fixture with a window of 400 by 800 points, and safe-area insets of 50 points at the
  /// top and 30 at the bottom.
  private func fixture() -> Fixture {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    fixture.window.screenInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    return fixture
  }

  @Test("7.70 The safe area may follow a transform at the next layout")
  func movesSafeArea() {
    func insets(_ transform: CGAffineTransform) -> [UIEdgeInsets] {
      let fixture = fixture()
      let view = UIView(frame: fixture.window.bounds)
      let inner = UIView()
      inner.frame = view.bounds
      view.addSubview(inner)
      fixture.window.addSubview(view)
      fixture.frames(1)
      view.transform = transform
      fixture.frames(1)
      return [view.safeAreaInsets, inner.safeAreaInsets]
    }
    let whole = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let cases: [(transform: CGAffineTransform, moved: UIEdgeInsets)] = [
      (.identity, whole),
      (
        CGAffineTransform(translationX: 0, y: 20),
        UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
      ),
      (CGAffineTransform(translationX: 0, y: 800), .zero),
      (CGAffineTransform(translationX: 400, y: 0), whole),
      // The scaled view begins 40 points below the top, so 10 of the 50 points remain.
      (
        CGAffineTransform(scaleX: 0.9, y: 0.9),
        UIEdgeInsets(top: 10 / 0.9, left: 0, bottom: 0, right: 0)
      ),
    ]
    for (transform, moved) in cases {
      let (byDefault, varied) = compare(.movesSafeArea) { insets(transform) }
      #expect(byDefault == [whole, whole])
      for found in varied {
        #expect(near(found.top, moved.top) && near(found.bottom, moved.bottom), "\(transform)")
        #expect(found.left == 0 && found.right == 0)
      }
    }
  }

  @Test("7.70 A view that moves back has its safe area again")
  func movesBack() {
    RuntimeVariants.$current.withValue(.movesSafeArea) {
      let fixture = fixture()
      let view = UIView(frame: fixture.window.bounds)
      fixture.window.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: 800)
      fixture.frames(1)
      #expect(view.safeAreaInsets == .zero)
      view.transform = .identity
      fixture.frames(1)
      #expect(view.safeAreaInsets == fixture.window.safeAreaInsets)
    }
  }

  /// Takes a snapshot at the start of a push or a tab change, and then changes the view.
  ///
  /// Returns the background color in the snapshot after screen updates, and whether it is visible.
  private func snapshot(
    isPush: Bool, _ change: @escaping @MainActor (UIView) -> Void
  ) -> (color: CGColor?, isSeen: Bool) {
    let kind = isPush ? CarelessChange.Kind.navigation : .tabs
    let careless = CarelessChange(kind)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    careless.first.view.addSubview(view)
    careless.fixture.device.advance(by: 0.1)
    var picture: UIView?
    careless.go(true) { context in
      CarelessAnimator.addsIncomingView(context)
      picture = view.snapshotView(afterScreenUpdates: true)
      change(view)
    }
    let layer = picture?.pictureRoot
    return (layer?.backgroundColor, layer.map { !$0.isHidden && $0.opacity > 0 } ?? false)
  }

  @Test("7.71 A snapshot taken at the start of a push may have later changes")
  func snapshotsAtPassEnd() {
    let painted = compare(.snapshotsAtPassEnd) {
      snapshot(isPush: true) { $0.backgroundColor = .blue }.color
    }
    #expect(painted == (UIColor.red.cgColor, UIColor.blue.cgColor))
    for hide in [{ $0.alpha = 0 }, { $0.isHidden = true }] as [@MainActor (UIView) -> Void] {
      let hidden = compare(.snapshotsAtPassEnd) { snapshot(isPush: true, hide).isSeen }
      #expect(hidden == (true, false))
    }
  }

  @Test("7.71 Outside a layout pass a snapshot has the current values")
  func snapshotOutsideOfPass() {
    let painted = compare(.snapshotsAtPassEnd) {
      snapshot(isPush: false) { $0.backgroundColor = .blue }.color
    }
    #expect(painted == (UIColor.red.cgColor, UIColor.red.cgColor))
  }

  @Test("7.87 A snapshot after screen updates may render a frame with the current values")
  func snapshotsTakeAFrame() {
    let shown = compare(.snapshotsTakeAFrame) {
      let fixture = fixture()
      let view = fixture.square()
      let other = fixture.square()
      view.backgroundColor = .red
      fixture.frames(1)
      view.backgroundColor = .blue
      _ = other.snapshotView(afterScreenUpdates: false)
      let before = view.snapshotView(afterScreenUpdates: false)?.pictureRoot?.backgroundColor
      #expect(before == UIColor.red.cgColor)
      _ = other.snapshotView(afterScreenUpdates: true)
      return view.snapshotView(afterScreenUpdates: false)?.pictureRoot?.backgroundColor
    }
    #expect(shown == (UIColor.red.cgColor, UIColor.blue.cgColor))
  }

  @Test("7.92 A snapshot of a bar may show the items without the background")
  func snapshotsBarsWithoutMaterial() {
    let views = compare(.snapshotsBarsWithoutMaterial) {
      let fixture = fixture()
      let views = [UINavigationBar(), UITabBar(), UIToolbar(), UIView()]
      return views.flatMap { view in
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 44)
        if type(of: view) == UIView.self { view.backgroundColor = .blue }
        let item = UIView()
        item.backgroundColor = .red
        view.addSubview(item)
        fixture.window.addSubview(view)
        fixture.frames(1)
        return [false, true].flatMap { afterUpdates in
          let picture = view.snapshotView(afterScreenUpdates: afterUpdates)?.pictureRoot
          let layers = picture?.sublayers ?? []
          return [
            picture?.backgroundColor != nil
              || layers.contains { $0.properties.backdrop != .none },
            layers.contains { $0.backgroundColor == UIColor.red.cgColor },
          ]
        }
      }
    }
    #expect(views.0 == [Bool](repeating: true, count: 16))
    let bar = [false, true, false, true]
    #expect(views.1 == bar + bar + bar + [true, true, true, true])
  }

  @Test("7.92 A snapshot at the end of a layout pass lacks the background of a bar too")
  func snapshotsBarsAtPassEnd() {
    final class Page: UIView {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      var snapshot: UIView?
      override func layoutSubviews() {
        snapshot = bar.snapshotView(afterScreenUpdates: true)
        let item = UIView()
        item.backgroundColor = .red
        bar.addSubview(item)
      }
    }
    let variants: RuntimeVariants = [.snapshotsBarsWithoutMaterial, .snapshotsAtPassEnd]
    RuntimeVariants.$current.withValue(variants) {
      let fixture = fixture()
      let page = Page(frame: fixture.window.bounds)
      page.addSubview(page.bar)
      fixture.window.addSubview(page)
      fixture.frames(1)
      let picture = page.snapshot?.pictureRoot
      #expect(picture?.sublayers?.count == 1 && picture?.backgroundColor == nil)
    }
  }
}
