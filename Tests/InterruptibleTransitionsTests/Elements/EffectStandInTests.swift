import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Stand-ins of effect views")
struct EffectStandInTests {
  @Test("A stand-in with a partial effect can be released without a clean-up")
  func released() async {
    await #expect(processExitsWith: .success) { await EffectStandInTests.forgetsCleanUp() }
  }

  /// Prepares a morph from a view to a blur, and releases the morph without a clean-up.
  static func forgetsCleanUp() {
    do {
      let (device, root) = (Device(), UIViewController())
      device.launch(root)
      let views = (UIView(), UIVisualEffectView(effect: UIBlurEffect(style: .dark)))
      let container = UIView(frame: root.view.bounds)
      root.view.addSubview(container)
      for view in [views.0, views.1] {
        view.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        container.addSubview(view)
      }
      let morph = SnapshotTransition(from: views.0, to: views.1, in: container)
      morph.prepare()
      device.advance(by: 0.1)
      container.removeFromSuperview()
      device.advance(by: 0.1)
    }
    exit(0)
  }

  private func glass(_ frame: CGRect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    view.frame = frame
    view.contentView.addSubview(UIView(frame: view.bounds))
    return view
  }

  @Test("Glass changes at half of its progress, and its content fades")
  func glass() {
    let view = glass(CGRect(x: 0, y: 0, width: 80, height: 40))
    let standIn = EffectStandIn(of: view, from: nil) { _ in UIView() }
    for part in [0, 0.3, 0.6, 1, 0.4] as [CGFloat] {
      standIn.show(part)
      #expect((standIn.effect === view.effect) == (part >= 0.5) && standIn.alpha == 1)
      let opacities = standIn.contentView.subviews.map(\.alpha)
      #expect(opacities.count == 1 && opacities.allSatisfy { abs($0 - part) < 1e-6 })
    }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let turning = EffectStandIn(of: view, from: blur) { _ in UIView() }
    turning.show(0.4)
    #expect(turning.effect === blur.effect)
    turning.show(0.6)
    #expect(turning.effect === view.effect)
  }

  @Test("The stand-in of a glass container has copies of the glass views at their places")
  func container() {
    let view = UIVisualEffectView(effect: UIGlassContainerEffect())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let parts = [10, 110].map { glass(CGRect(x: $0, y: 20, width: 80, height: 40)) }
    parts[1].layer.cornerRadius = 20
    let label = UILabel(frame: CGRect(x: 0, y: 70, width: 50, height: 20))
    for part in parts + [label] { view.contentView.addSubview(part) }
    let standIn = EffectStandIn(of: view, from: nil) { _ in UIView() }
    standIn.layoutIfNeeded()
    let copies = standIn.contentView.subviews
    #expect(copies.map(\.frame) == view.contentView.subviews.map(\.frame))
    #expect(copies[1].layer.cornerRadius == 20)
    for part in [0.3, 0.7] as [CGFloat] {
      standIn.show(part)
      let effects = copies.compactMap { $0 as? UIVisualEffectView }
      #expect(effects.count == 2 && abs(copies[2].alpha - part) < 1e-6)
      for (copy, original) in zip(effects, parts) {
        #expect((copy.effect === original.effect) == (part > 0.5) && copy.alpha == 1)
      }
    }
    standIn.show(1)
    standIn.bounds.size = CGSize(width: 400, height: 100)
    standIn.layoutIfNeeded()
    #expect(copies[0].frame == CGRect(x: 20, y: 20, width: 160, height: 40))
    standIn.end()
  }
}
