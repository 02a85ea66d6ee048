import InterruptibleTransitions

/// An inbox with a menu.
///
/// A finger from the left edge pulls the menu in, and a finger that moves left pushes it out, also
/// in flight. The inbox moves aside.
package final class EdgeSwipeViewController: UIViewController {
  package let reveal = InterruptibleTransition(
    .slidingPanel(of: MenuViewController.self), timing: .easeOut(0.4))
  package let menu = MenuViewController()
  package let tableView = UITableView(frame: .zero, style: .plain)
  /// The view that moves aside.
  package let content = UIView()
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let menuButton = UIButton(type: .system)
  private let messages = MessageDataSource()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.backgroundColor = .systemBackground
    view.addSubview(content)
    tableView.dataSource = messages
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.rowHeight = 88
    tableView.contentInsetAdjustmentBehavior = .never
    content.addSubview(tableView)

    bar.backgroundColor = .systemBackground
    titleLabel.text = "Inbox"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    menuButton.setTitle("Menu", for: .normal)
    menuButton.addAction(UIAction { [weak self] _ in self?.openMenu() }, for: .touchUpInside)
    content.addSubview(bar)
    for subview in [titleLabel, menuButton] { bar.addSubview(subview) }

    reveal.addAuxiliaryAnimations { [content] flight in
      content.transform =
        flight.isPresenting ? CGAffineTransform(translationX: 90, y: 0) : .identity
    }
    menu.loadViewIfNeeded()
    reveal.interactions = [
      .edgePan(.left, over: 300, on: view) { [weak self] in self?.openMenu() },
      .pan(.left, over: 300, on: menu.view) { [weak menu] in menu?.dismiss(animated: true) },
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    content.bounds = bounds
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 150)
    menuButton.frame = CGRect(x: 12, y: 58, width: 76, height: 36)
    titleLabel.frame = CGRect(x: 20, y: 98, width: 250, height: 42)
    tableView.frame = CGRect(x: 0, y: 150, width: bounds.width, height: bounds.height - 150)
  }

  package func openMenu() {
    present(menu, with: reveal)
  }
}
