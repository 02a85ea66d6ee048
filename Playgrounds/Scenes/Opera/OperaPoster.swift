import InterruptibleTransitions

/// The poster of an opera: a moon over a stage with curtains, laid out in any size.
final class OperaPoster: UIView, ElementView {
  private let opera: Opera
  private let moon = UIView()
  private let stage = UIView()
  private let curtains: [UIView]

  init(_ opera: Opera) {
    self.opera = opera
    curtains = (0..<6).map { index in
      let curtain = UIView()
      curtain.backgroundColor = UIColor(white: 0, alpha: 0.4 - 0.12 * CGFloat(index % 3))
      return curtain
    }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = opera.ground
    moon.backgroundColor = opera.figure
    stage.backgroundColor = UIColor(white: 0, alpha: 0.35)
    for view in [moon, stage] + curtains { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  var transitionIdentifier: ElementID? { opera.element(.poster) }

  func makeStandIn() -> UIView? { OperaPoster(opera) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    let size = min(width, height) * 0.5
    moon.frame = CGRect(
      x: (width - size) / 2, y: height * 0.46 - size / 2, width: size, height: size)
    moon.layer.cornerRadius = size / 2
    let span = width * 1.6
    stage.frame = CGRect(x: (width - span) / 2, y: height * 0.72, width: span, height: span)
    stage.layer.cornerRadius = span / 2
    let fold = width * 0.075
    for (index, curtain) in curtains.enumerated() {
      let inset = fold * CGFloat(index % 3)
      curtain.frame = CGRect(
        x: index < 3 ? inset : width - inset - fold, y: 0, width: fold, height: height)
    }
  }
}
