import InterruptibleTransitions

/// An opened pass over the dimmed wallet.
package final class PassViewController: UIViewController {
  package private(set) var passView: PassView?
  let dimming = UIView()
  private let hint = UILabel()

  /// The dimming view and the hint around the pass.
  var surroundings: [UIView] { [dimming, hint] }

  /// Shows a pass.
  func show(_ pass: Pass) {
    loadViewIfNeeded()
    passView?.removeFromSuperview()
    let passView = PassView(pass)
    view.addSubview(passView)
    self.passView = passView
    view.setNeedsLayout()
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.55)
    hint.text = "Rotate with two fingers to close"
    hint.textColor = UIColor(white: 1, alpha: 0.8)
    hint.textAlignment = .center
    view.addSubview(dimming)
    view.addSubview(hint)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    dimming.frame = bounds
    hint.frame = CGRect(x: 20, y: bounds.height - 110, width: bounds.width - 40, height: 24)
    passView?.bounds = CGRect(x: 0, y: 0, width: bounds.width - 48, height: 430)
    passView?.center = CGPoint(x: bounds.midX, y: bounds.midY - 20)
  }
}
