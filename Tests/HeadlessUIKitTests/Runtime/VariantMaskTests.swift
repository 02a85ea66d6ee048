import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of masks.
@MainActor @Suite struct VariantMaskTests {
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: @MainActor () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  /// The view that has the mask.
  enum Place: CaseIterable {
    case effectView, superview, page
  }

  @Test(
    "7.88 A mask of a view around an effect view may hide the effect", arguments: Place.allCases)
  func masksHideEffects(_ place: Place) {
    let (byDefault, varied) = compare(.masksHideEffects) {
      let fixture = Fixture()
      let views = (0..<2).map { _ in UIView(frame: fixture.window.bounds) }
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      fixture.window.addSubview(views[0])
      views[0].addSubview(views[1])
      views[1].addSubview(effectView)
      var radii: [Double] = []
      @MainActor func show() {
        fixture.frames(1)
        radii.append(effectView.layer.presentation()?.properties.backdrop.radius ?? -1)
      }
      show()
      let masked =
        switch place {
        case .effectView: effectView
        case .superview: views[1]
        case .page: views[0]
        }
      masked.layer.mask = CALayer()
      show()
      masked.layer.mask = nil
      show()
      #expect(effectView.effect != nil)
      return radii
    }
    #expect(byDefault == [20, 20, 20])
    #expect(varied == (place == .effectView ? [20, 20, 20] : [20, 0, 20]))
  }

  @Test("7.88 A recording shows no effect below such a mask")
  func recorded() {
    let (byDefault, varied) = compare(.masksHideEffects) {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      root.view.addSubview(effectView)
      let recording = device.record {
        device.advance(by: 0.1)
        root.view.layer.mask = CALayer()
        device.advance(by: 0.1)
        root.view.layer.mask = nil
        device.advance(by: 0.1)
      }
      return recording.frames.map { $0.root.hasBlur }.reduce(into: [Bool]()) {
        if $0.last != $1 { $0.append($1) }
      }
    }
    #expect(byDefault == [true])
    #expect(varied == [true, false, true])
  }

  @Test("7.91 Rendering a layer may apply its mask and those of its descendants")
  func rendersMasks() {
    let place = CGRect(x: 1, y: 2, width: 3, height: 4)
    let (byDefault, varied) = compare(.rendersMasks) {
      let fixture = Fixture()
      let view = fixture.square()
      let child = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
      view.addSubview(child)
      view.layer.mask = CALayer()
      child.layer.mask = CALayer()
      child.layer.mask?.frame = place
      let copy = UIImageView(image: rendered(view)).pictureRoot?.sublayers?.first
      #expect(copy != nil && view.layer.mask != nil && child.layer.mask != nil)
      return [copy?.mask?.frame, copy?.sublayers?.first?.mask?.frame]
    }
    #expect(byDefault == [nil, nil])
    #expect(varied == [.zero, place])
  }

  @Test("7.91 A recording shows a rendered image through its masks", arguments: [true, false])
  func recordedRendering(isMasked: Bool) {
    let (byDefault, varied) = compare(.rendersMasks) {
      let device = Device()
      let root = UIViewController()
      device.launch(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      if isMasked { view.layer.mask = CALayer() }
      root.view.addSubview(UIImageView(image: rendered(view)))
      let recording = device.record { device.advance(by: 0.1) }
      return recording.frames.last?.root.hasMask
    }
    #expect(byDefault == false)
    #expect(varied == isMasked)
  }

  private func rendered(_ view: UIView) -> UIImage {
    UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
  }
}

extension LayerSnapshot {
  /// Whether the layer or a sublayer has a blur.
  fileprivate var hasBlur: Bool {
    if case .blur = content { return true }
    return sublayers.contains { $0.hasBlur }
  }

  /// Whether the layer or a sublayer has a mask.
  fileprivate var hasMask: Bool {
    mask != nil || sublayers.contains { $0.hasMask }
  }
}
