import InterruptibleTransitions

/// A thermostat. Turning its dial moves the week down, with the app's own interaction. A touch
/// catches the week in flight, with an interaction of the toolkit.
package final class OwnInteractionViewController: UIViewController {
  package let reveal = InterruptibleTransition(.fromAbove, timing: .easeOut(0.6))
  package let dial = DialView(frame: .zero)
  package let week = WeekViewController()
  private let roomLabel = UILabel()
  private let degreesLabel = UILabel()
  private let hintLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.14, blue: 0.18, alpha: 1)
    roomLabel.text = "Living room"
    roomLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    degreesLabel.text = "21°"
    degreesLabel.font = .systemFont(ofSize: 96, weight: .semibold)
    hintLabel.text = "Turn to see the week"
    for label in [roomLabel, degreesLabel, hintLabel] {
      label.textColor = .white
      label.textAlignment = .center
      view.addSubview(label)
    }
    hintLabel.alpha = 0.6
    view.addSubview(dial)

    let pan = UIPanGestureRecognizer()
    dial.addGestureRecognizer(pan)
    reveal.addAuxiliaryAnimations { [dial, degreesLabel] flight in
      dial.knob.transform = flight.isPresenting ? CGAffineTransform(rotationAngle: 2.5) : .identity
      degreesLabel.alpha = flight.isPresenting ? 0.15 : 1
    }
    reveal.interactions = [
      DialInteraction(pan) { [weak self] in self?.openWeek() },
      .touchToPause(deciding: .down, within: 40),
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    roomLabel.frame = CGRect(x: 20, y: 90, width: bounds.width - 40, height: 30)
    degreesLabel.frame = CGRect(x: 20, y: 200, width: bounds.width - 40, height: 110)
    dial.frame = CGRect(x: bounds.midX - 140, y: 470, width: 280, height: 280)
    hintLabel.frame = CGRect(x: 20, y: 772, width: bounds.width - 40, height: 24)
  }

  private func openWeek() {
    present(week, with: reveal)
  }
}
