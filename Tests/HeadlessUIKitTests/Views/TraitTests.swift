import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Traits")
@MainActor struct TraitTests {
  @Test("6.21 Phones and tablets have their size classes in portrait and landscape")
  func sizeClasses() {
    typealias Size = UIUserInterfaceSizeClass
    let rows: [(size: CGSize, upright: (Size, Size), onItsSide: (Size, Size))] = [
      (CGSize(width: 393, height: 852), (.compact, .regular), (.compact, .compact)),
      (CGSize(width: 430, height: 932), (.compact, .regular), (.regular, .compact)),
      (CGSize(width: 820, height: 1180), (.regular, .regular), (.regular, .regular)),
    ]
    for row in rows {
      let device = Device(screenSize: row.size)
      let root = UIViewController()
      device.launch(root)
      for (orientation, expected) in [
        (Device.Orientation.portrait, row.upright), (.landscape, row.onItsSide),
      ] {
        if orientation == .landscape { device.rotate(to: orientation) }
        device.advanceUntilIdle()
        for traits in [root.traitCollection, root.view.traitCollection] {
          #expect(traits.horizontalSizeClass == expected.0)
          #expect(traits.verticalSizeClass == expected.1)
          #expect(traits.displayScale == 3)
        }
      }
      #expect(
        root.traitCollection.userInterfaceIdiom == (row.size.width > 600 ? .pad : .phone))
    }
  }

  @Test("6.21 A narrow window of a tablet is compact, and a new trait collection is unspecified")
  func narrow() {
    let device = Device(screenSize: CGSize(width: 820, height: 1180))
    let root = UIViewController()
    device.launch(root)
    device.resize(to: CGSize(width: 375, height: 1180))
    device.advanceUntilIdle()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.userInterfaceIdiom == .pad)
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
  }
}
