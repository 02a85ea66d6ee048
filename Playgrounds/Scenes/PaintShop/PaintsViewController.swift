import InterruptibleTransitions

/// The paints of a shop.
package final class PaintsViewController: UIViewController {
  /// A closure that is called with the tapped paint.
  var onChoice: ((Paint) -> Void)?

  private let chips = Paint.all.map { PaintChip($0) }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.94, blue: 0.92, alpha: 1)
    for (chip, paint) in zip(chips, Paint.all) {
      chip.addAction(UIAction { [weak self] _ in self?.onChoice?(paint) }, for: .touchUpInside)
      view.addSubview(chip)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 16
    let width = (view.bounds.width - 56) / 2
    let height = (view.bounds.height - top - 48) / 3
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(
        x: 20 + CGFloat(index % 2) * (width + 16), y: top + CGFloat(index / 2) * (height + 16),
        width: width, height: height)
    }
  }
}
