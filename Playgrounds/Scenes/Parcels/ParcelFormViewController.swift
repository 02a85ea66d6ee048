import InterruptibleTransitions

/// A form about a parcel. The height of its sheet is that of its content.
package final class ParcelFormViewController: UIViewController {
  package let detailsButton = UIButton(type: .system)
  package let doorSwitch = UISwitch()
  private let stack = UIStackView()
  private let senderLabel = UILabel()
  private let noteLabel = UILabel()
  private let detailsLabel = UILabel()
  private let doorLabel = UILabel()

  var parcel: Parcel? {
    didSet {
      loadViewIfNeeded()
      senderLabel.text = parcel?.sender
      noteLabel.text = parcel?.note
      detailsLabel.text = parcel?.details
      detailsLabel.isHidden = true
      updateHeight()
    }
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    senderLabel.font = .systemFont(ofSize: 28, weight: .bold)
    for label in [noteLabel, detailsLabel] { label.numberOfLines = 0 }
    detailsLabel.textColor = .secondaryLabel
    detailsLabel.clipsToBounds = true
    doorLabel.text = "Leave at the door"
    detailsButton.setTitle("Details", for: .normal)
    detailsButton.addAction(
      UIAction { [weak self] _ in self?.toggleDetails() }, for: .touchUpInside)
    let door = UIStackView(arrangedSubviews: [doorLabel, doorSwitch])
    door.alignment = .center
    stack.axis = .vertical
    stack.spacing = 14
    stack.alignment = .fill
    for row in [senderLabel, noteLabel, door, detailsButton, detailsLabel] {
      stack.addArrangedSubview(row)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Otherwise the rows would move into their places together with the sheet.
    stack.layoutIfNeeded()
    updateHeight()
  }

  private func toggleDetails() {
    detailsLabel.isHidden.toggle()
    view.setNeedsLayout()
  }

  private func updateHeight() {
    let width = max(view.bounds.width - view.layoutMargins.left - view.layoutMargins.right, 1)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    preferredContentSize.height = size.height + 48 + view.safeAreaInsets.bottom
  }
}
