import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of a frame of a held flight in which elements enter by modifiers.
///
/// The baseline is a handwritten transition that sets the same values of as many views.
enum ModifierDriving {
  static var all: [any Benchmark] {
    [
      Comparison(
        "driving/modifiers/60", updated(60), against: updatedByHand(60),
        limits: .init(ownAllocations: 120))
    ]
  }

  private static let modifiers: [[ElementModifier]] = [
    [.fade, .translate(y: 40)], [.scale(0.5), .rotate(1)], [.opacity(0.2), .cornerRadius(20)],
  ]

  private static func updated(_ elements: Int) -> Workload {
    Workload("toolkit/modifiers/\(elements)", countedOperations: 120) {
      let device = Device()
      let first = UIViewController()
      let second = UIViewController()
      let cards = Cards(elements)
      for (index, form) in cards.large.enumerated() {
        let view = UIView(frame: form.frame)
        view.backgroundColor = .systemBlue
        view.elementModifiers = modifiers[index % 3] + [.delay(0.002 * Double(index))]
        second.view.addSubview(view)
      }
      device.launch(first)
      let transition = InterruptibleTransition(.elements, timing: .linear(0.4))
      transition.pause()
      first.present(second, with: transition)
      device.advance(by: 3 * frame)
      precondition(
        transition.phase == .held && transition.flight?.elementReport != nil,
        "The flight must be held, and have looked for elements")
      return ElementSweep.updates(of: transition, on: device)
    }
  }

  private static func updatedByHand(_ elements: Int) -> Workload {
    Workload("byHand/modifiers/\(elements)", countedOperations: 120) {
      let held = HeldByHand(.linear, views: 1)
      let views = Cards(elements).large.map { UIView(frame: $0.frame) }
      for view in views { held.page.view.addSubview(view) }
      return ElementSweep.updates(of: held) { show(views, $0) }
    }
  }

  private static func show(_ views: [UIView], _ progress: CGFloat) {
    for (index, view) in views.enumerated() {
      let delay = 0.005 * CGFloat(index)
      let away = 1 - min(max((progress - delay) / (1 - delay), 0), 1)
      switch index % 3 {
      case 0:
        view.alpha = 1 - away
        view.transform = CGAffineTransform(translationX: 0, y: 40 * away)
      case 1:
        view.transform = CGAffineTransform(scaleX: 1 - 0.5 * away, y: 1 - 0.5 * away)
          .rotated(by: away)
      default:
        view.alpha = 1 - 0.8 * away
        view.layer.cornerRadius = 20 * away
      }
    }
  }
}
