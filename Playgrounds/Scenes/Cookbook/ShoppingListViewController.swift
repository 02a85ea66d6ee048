import InterruptibleTransitions

/// The shopping list of a recipe.
package final class ShoppingListViewController: UIViewController {
  private let rows: [(box: UIView, label: UILabel)]
  private let tint: UIColor

  init(_ recipe: Recipe) {
    tint = recipe.tint
    rows = recipe.ingredients.map { ingredient in
      let label = UILabel()
      label.text = ingredient
      label.font = .systemFont(ofSize: 19)
      return (UIView(), label)
    }
    super.init(nibName: nil, bundle: nil)
    title = "To buy"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.99, green: 0.97, blue: 0.88, alpha: 1)
    for row in rows {
      row.box.layer.borderColor = tint.cgColor
      row.box.layer.borderWidth = 2
      row.box.layer.cornerRadius = 8
      view.addSubview(row.box)
      view.addSubview(row.label)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      let y = view.safeAreaInsets.top + 28 + CGFloat(index) * 58
      row.box.frame = CGRect(x: 24, y: y, width: 30, height: 30)
      row.label.frame = CGRect(x: 72, y: y, width: view.bounds.width - 96, height: 30)
    }
  }
}
