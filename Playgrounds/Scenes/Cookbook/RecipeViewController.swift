import InterruptibleTransitions

/// A page of a cookbook.
package final class RecipeViewController: UIViewController {
  let recipe: Recipe
  package let shoppingButton = UIButton(type: .system)

  private let picture = UIView()
  private let symbol: UIImageView
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()
  private let lines: [UILabel]
  private let stepsLabel = UILabel()

  init(_ recipe: Recipe) {
    self.recipe = recipe
    symbol = UIImageView(image: UIImage(systemName: recipe.symbol))
    lines = recipe.ingredients.map { ingredient in
      let label = UILabel()
      label.text = ingredient
      return label
    }
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.backgroundColor = recipe.tint
    symbol.tintColor = UIColor(white: 1, alpha: 0.92)
    nameLabel.text = recipe.name
    nameLabel.font = .systemFont(ofSize: 30, weight: .bold)
    timeLabel.text = recipe.time
    timeLabel.textColor = .secondaryLabel
    stepsLabel.text = recipe.steps
    stepsLabel.numberOfLines = 0
    stepsLabel.textColor = .secondaryLabel
    shoppingButton.setTitle("Shopping list", for: .normal)
    shoppingButton.setTitleColor(.white, for: .normal)
    shoppingButton.backgroundColor = recipe.tint
    shoppingButton.layer.cornerRadius = 26
    shoppingButton.addAction(
      UIAction { [weak self] _ in self?.openShoppingList() }, for: .touchUpInside)
    picture.addSubview(symbol)
    for view in [picture, nameLabel, timeLabel, stepsLabel, shoppingButton] + lines {
      self.view.addSubview(view)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = view.safeAreaInsets.top
    picture.frame = CGRect(x: 0, y: 0, width: width, height: top + 210)
    symbol.frame = CGRect(x: width / 2 - 56, y: top + 49, width: 112, height: 112)
    nameLabel.frame = CGRect(x: 24, y: top + 232, width: width - 48, height: 38)
    timeLabel.frame = CGRect(x: 24, y: top + 272, width: width - 48, height: 24)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 24 + CGFloat(index % 2) * (width / 2 - 24), y: top + 316 + CGFloat(index / 2) * 32,
        width: width / 2 - 32, height: 26)
    }
    stepsLabel.frame = CGRect(x: 24, y: top + 396, width: width - 48, height: 130)
    shoppingButton.frame = CGRect(
      x: 24, y: view.bounds.height - 110, width: width - 48, height: 52)
  }

  private func openShoppingList() {
    navigationController?.pushViewController(
      ShoppingListViewController(recipe), animated: true)
  }
}
