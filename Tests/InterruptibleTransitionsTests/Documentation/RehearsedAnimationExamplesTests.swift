import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Rehearsals of the animations in Animations.md and in the comments of animations.
@Suite("Rehearsals of the animations in the documents")
struct RehearsedAnimationExamplesTests {
  enum Example: CaseIterable {
    case zoom, countUp, count, morph, matched, unmatched, deal, drop, subclass
  }

  /// How a flight goes on after 0.15 seconds.
  enum Course: CaseIterable {
    case finishes, reverses, isHeld
  }

  /// A screen with a label, a badge and a card.
  private final class ExampleScreen: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    let badge = UIView(frame: CGRect(x: 300, y: 80, width: 40, height: 40))
    let card = UIView(frame: CGRect(x: 20, y: 200, width: 120, height: 80))

    init(_ color: UIColor, cardID: ElementID?) {
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = color
      badge.backgroundColor = .systemRed
      card.backgroundColor = .systemTeal
      card.elementID = cardID
      for subview in [label, badge, card] { view.addSubview(subview) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  private func transition(
    _ example: Example, from screen: ExampleScreen, to page: ExampleScreen
  ) -> InterruptibleTransition {
    let samples = ExampleViewController()
    let animation: TransitionAnimation
    switch example {
    case .subclass: return DropTransition()
    case .zoom: animation = .zoom
    case .countUp: animation = samples.exampleSteps(screen.label, page.badge)
    case .count:
      animation = TransitionAnimation { flight, steps in
        steps.include(.slide(from: .bottom), in: flight)
        samples.exampleFollow(&steps, screen.label)
        samples.exampleWindow(&steps, flight, screen.label)
      }
    case .morph: animation = samples.exampleInclude(screen.badge)
    case .matched, .unmatched: animation = samples.exampleMatched()
    case .deal: animation = samples.examplePage()
    case .drop: animation = .drop
    }
    return InterruptibleTransition(animation, timing: .easeOut(0.4))
  }

  @Test(
    "The animations of the documents neither jump nor flash", arguments: Example.allCases,
    Course.allCases)
  func animations(example: Example, course: Course) {
    for isPush in [false, true] {
      let device = Device()
      let report = device.rehearse { _ in
        let screen = ExampleScreen(.white, cardID: "card")
        let stack = UINavigationController(rootViewController: screen)
        device.launch(stack)
        let page = ExampleScreen(.systemYellow, cardID: example == .unmatched ? nil : "card")
        page.card.frame.origin.y = 500
        let transition = transition(example, from: screen, to: page)
        for isForward in [true, false] {
          switch (isPush, isForward) {
          case (false, true): screen.present(page, with: transition)
          case (false, false): screen.presentedViewController?.dismiss(with: transition)
          case (true, true): stack.pushViewController(page, with: transition)
          case (true, false): stack.popViewController(with: transition)
          }
          device.advance(by: 0.15)
          switch course {
          case .finishes: break
          case .reverses:
            transition.reverse()
            device.advance(by: 0.1)
            transition.reverse()
          case .isHeld:
            transition.pause()
            device.advance(by: 0.1)
            transition.resume()
          }
          device.advanceUntilIdle()
        }
      }
      #expect(report.problems == [], "\(isPush ? "pushed" : "presented")")
    }
  }
}
