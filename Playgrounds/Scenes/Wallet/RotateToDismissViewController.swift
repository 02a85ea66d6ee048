import InterruptibleTransitions

/// A wallet with passes. A tap opens a pass, and two fingers rotate it away.
package final class RotateToDismissViewController: UIViewController {
  package let reveal = InterruptibleTransition(.pass, timing: .easeOut(0.5))
  package let viewer = PassViewController()
  package let passViews = Pass.all.map { PassView($0) }
  private let titleLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.94, green: 0.93, blue: 0.9, alpha: 1)
    titleLabel.text = "Wallet"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    view.addSubview(titleLabel)
    for passView in passViews {
      view.addSubview(passView)
      passView.addAction(
        UIAction { [weak self, pass = passView.pass] _ in self?.open(pass) }, for: .touchUpInside)
    }
    viewer.loadViewIfNeeded()
    reveal.interactions = [
      .rotation(by: .pi / 2, on: viewer.view) { [weak viewer] in viewer?.dismiss(animated: true) }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 24, y: 76, width: 250, height: 42)
    for (index, passView) in passViews.enumerated() {
      passView.frame = CGRect(
        x: 24, y: 144 + CGFloat(index) * 138, width: view.bounds.width - 48, height: 430)
    }
  }

  private func open(_ pass: Pass) {
    viewer.show(pass)
    present(viewer, with: reveal)
  }
}
