import InterruptibleTransitions

/// A lock screen: the time, a table of widgets, and a button that opens the settings.
///
/// The three scenes are subclasses, each with a separate transition.
package class LockScreenViewController: UIViewController {
  /// A view over the other views. It has no effect until a transition sets one.
  package let blurView = UIVisualEffectView(effect: nil)
  package let tableView = UITableView(frame: .zero, style: .plain)
  package let editButton = UIButton(type: .system)
  private let timeLabel = UILabel()
  private let dateLabel = UILabel()
  private let wallpaper = UIView()
  private let sun = UIView()
  private let widgets = WidgetDataSource()

  /// Opens the settings. It is called when the person taps Edit.
  package func edit() {}

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.11, green: 0.16, blue: 0.36, alpha: 1)
    view.clipsToBounds = true
    addWallpaper()
    addClock()

    tableView.dataSource = widgets
    tableView.register(WidgetCell.self, forCellReuseIdentifier: WidgetCell.reuseIdentifier)
    tableView.rowHeight = 104
    tableView.backgroundColor = .clear
    tableView.alwaysBounceVertical = true
    tableView.contentInsetAdjustmentBehavior = .never
    view.addSubview(tableView)

    editButton.setTitle("Edit", for: .normal)
    editButton.tintColor = .white
    editButton.addAction(UIAction { [weak self] _ in self?.edit() }, for: .touchUpInside)
    view.addSubview(editButton)

    blurView.isUserInteractionEnabled = false
    view.addSubview(blurView)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    wallpaper.frame = bounds.offsetBy(dx: 0, dy: bounds.height * 0.55)
    sun.frame = CGRect(x: bounds.midX - 110, y: bounds.height * 0.42, width: 220, height: 220)
    dateLabel.frame = CGRect(x: 24, y: 88, width: bounds.width - 48, height: 26)
    timeLabel.frame = CGRect(x: 24, y: 110, width: bounds.width - 48, height: 92)
    editButton.frame = CGRect(x: bounds.width - 96, y: 52, width: 76, height: 36)
    tableView.frame = CGRect(x: 0, y: 226, width: bounds.width, height: bounds.height - 226)
    blurView.frame = bounds
  }

  private func addWallpaper() {
    sun.backgroundColor = UIColor(red: 0.98, green: 0.62, blue: 0.42, alpha: 1)
    sun.layer.cornerRadius = 110
    view.addSubview(sun)
    wallpaper.backgroundColor = UIColor(red: 0.24, green: 0.2, blue: 0.45, alpha: 1)
    wallpaper.layer.cornerRadius = 60
    view.addSubview(wallpaper)
  }

  private func addClock() {
    dateLabel.text = "Saturday, November 21"
    dateLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    timeLabel.text = "9:41"
    timeLabel.font = .systemFont(ofSize: 84, weight: .semibold)
    for label in [dateLabel, timeLabel] {
      label.textColor = .white
      label.textAlignment = .center
      view.addSubview(label)
    }
  }
}
