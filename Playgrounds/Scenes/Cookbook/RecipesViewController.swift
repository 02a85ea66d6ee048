import InterruptibleTransitions

/// The list of a cookbook.
final class RecipesViewController: UIViewController {
  /// A closure that is called with the tapped recipe.
  var onChoice: ((Recipe) -> Void)?

  private let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.96, green: 0.94, blue: 0.9, alpha: 1)
    tableView.backgroundColor = .clear
    tableView.separatorStyle = .none
    tableView.rowHeight = RecipeCell.height
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 8
    tableView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }
}

extension RecipesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Recipe.all.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: RecipeCell.reuseIdentifier, for: indexPath)
    (cell as? RecipeCell)?.recipe = Recipe.all[indexPath.row]
    return cell
  }
}

extension RecipesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    onChoice?(Recipe.all[indexPath.row])
  }
}
