import InterruptibleTransitions

/// The shades of a paint, from light to dark.
package final class ShadesViewController: UIViewController {
  private let stripes: [UIView]
  private let labels: [UILabel]

  init(_ paint: Paint) {
    stripes = Paint.shadeNames.indices.map { index in
      let stripe = UIView()
      stripe.backgroundColor = paint.shade(index)
      return stripe
    }
    labels = Paint.shadeNames.enumerated().map { index, name in
      let label = UILabel()
      label.text = "\(paint.name) \(name.lowercased())"
      label.font = .systemFont(ofSize: 19, weight: .semibold)
      label.textColor = index < 3 ? UIColor(white: 0, alpha: 0.65) : .white
      return label
    }
    super.init(nibName: nil, bundle: nil)
    title = paint.name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = stripes.first?.backgroundColor
    for (stripe, label) in zip(stripes, labels) {
      stripe.addSubview(label)
      view.addSubview(stripe)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let size = CGSize(
      width: view.bounds.width, height: (view.bounds.height - top) / CGFloat(stripes.count))
    for (index, stripe) in stripes.enumerated() {
      stripe.bounds.size = size
      stripe.center = CGPoint(
        x: size.width / 2, y: top + (CGFloat(index) + 0.5) * size.height)
      labels[index].frame = CGRect(
        x: 24, y: size.height / 2 - 13, width: size.width - 48, height: 26)
    }
  }
}

extension ShadesViewController: TransitionParticipant {
  /// Animates the stripes after the page, each slightly later than the stripe above.
  package func animateAlongside(_ flight: TransitionFlight) {
    if flight.isPresenting { spread() }
    flight.addAnimations { [self] in
      if flight.isPresenting {
        for stripe in stripes { stripe.transform = .identity }
      } else {
        spread()
      }
    }
  }

  private func spread() {
    for (index, stripe) in stripes.enumerated() {
      stripe.transform = CGAffineTransform(translationX: CGFloat(index) * 40, y: 0)
    }
  }
}
