import InterruptibleTransitions

// Screens as apps write them. The same lines compile against HeadlessUIKit.

/// A table of the app.
final class SettingsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    clearsSelectionOnViewWillAppear = false
    refreshControl = UIRefreshControl()
    guard #available(iOS 17, *) else { return }
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
      (page: SettingsViewController, previous: UITraitCollection) in
      guard page.traitCollection.userInterfaceStyle != previous.userInterfaceStyle else { return }
      page.tableView.reloadData()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
      return
    }
    traitCollection.performAsCurrent { view.layer.borderColor = UIColor.separator.cgColor }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A collection of the app, with a page control.
final class PhotosViewController: UICollectionViewController {
  private let pages = UIPageControl()

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .tintColor
    pages.frame.size = pages.size(forNumberOfPages: 3)
    pages.addAction(
      UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    view.addSubview(pages)
    guard #available(iOS 17, *) else { return }
    let token = pages.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (pages: UIPageControl, _) in
      pages.backgroundColor = .secondarySystemGroupedBackground
    }
    pages.unregisterForTraitChanges(token)
  }

  private func turn() {
    let width = collectionView.bounds.width
    collectionView.setContentOffset(
      CGPoint(x: CGFloat(pages.currentPage) * width, y: 0), animated: true)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pages.currentPage = Int(scrollView.contentOffset.x / max(scrollView.bounds.width, 1))
  }
}
