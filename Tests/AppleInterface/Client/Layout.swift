import UIKit

// What apps write with Auto Layout. The same lines compile against HeadlessUIKit.

/// A view that determines its size, its edges and its baseline.
final class CaptionView: UIView {
  let label = UILabel()
  let stack = UIStackView(arrangedSubviews: [])
  private var width: NSLayoutConstraint?

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: label.font.ascender - label.font.descender)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
  }
  override var forFirstBaselineLayout: UIView { label }
  override var forLastBaselineLayout: UIView { label }

  override func updateConstraints() {
    if width == nil {
      let width = label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5)
      width.priority = .defaultHigh
      width.identifier = "caption"
      width.isActive = true
      self.width = width
    }
    super.updateConstraints()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    label.preferredMaxLayoutWidth = bounds.width - directionalLayoutMargins.leading
    invalidateIntrinsicContentSize()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsUpdateConstraints()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// A form in a scroll view.
final class FormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let guide = UILayoutGuide()
  private let caption = CaptionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [scrollView, caption] { item.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(caption)
    view.addLayoutGuide(guide)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      caption.topAnchor.constraint(equalTo: content.topAnchor),
      caption.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      NSLayoutConstraint(
        item: caption, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
    ])
    caption.setContentHuggingPriority(.required, for: .vertical)
    caption.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    caption.stack.alignment = .top
    caption.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: caption.label)
    preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override func updateViewConstraints() {
    NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstAnchor == $0.secondAnchor })
    super.updateViewConstraints()
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    view.directionalLayoutMargins = .zero
  }
}
