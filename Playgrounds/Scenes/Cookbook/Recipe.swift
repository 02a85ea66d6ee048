import InterruptibleTransitions

/// A recipe.
package struct Recipe {
  let name: String
  let time: String
  let symbol: String
  let tint: UIColor
  let ingredients: [String]
  let steps: String

  /// The recipes in the book.
  static let all = [
    Recipe(
      name: "Pea soup with mint", time: "25 min, serves four", symbol: "leaf",
      tint: UIColor(red: 0.33, green: 0.55, blue: 0.27, alpha: 1),
      ingredients: ["600 g peas", "1 onion", "A bunch of mint", "Yogurt"],
      steps: "Sweat the onion, add peas and a liter of water, and simmer for ten minutes. Blend "
        + "with the mint, and serve with yogurt."),
    Recipe(
      name: "Oven-baked trout", time: "40 min, serves two", symbol: "fish",
      tint: UIColor(red: 0.16, green: 0.47, blue: 0.6, alpha: 1),
      ingredients: ["2 trout", "1 lemon", "Dill", "4 potatoes"],
      steps:
        "Slice the potatoes thinly and bake them for twenty minutes. Lay the trout on top, with "
        + "lemon and dill inside, and bake for fifteen more."),
    Recipe(
      name: "Charred peppers", time: "30 min, serves four", symbol: "flame",
      tint: UIColor(red: 0.78, green: 0.29, blue: 0.2, alpha: 1),
      ingredients: ["6 peppers", "Olive oil", "2 cloves of garlic", "Flatbread"],
      steps: "Char the peppers over the flame until they are black. Let them sweat under a cloth, "
        + "peel them, and dress them with oil and garlic."),
    Recipe(
      name: "Apricot tart", time: "75 min, serves eight", symbol: "sun.max",
      tint: UIColor(red: 0.85, green: 0.56, blue: 0.13, alpha: 1),
      ingredients: ["1 kg apricots", "250 g flour", "125 g butter", "Sugar"],
      steps:
        "Rub butter into flour, bind it with cold water, and let it rest for half an hour. Line a "
        + "pan, fill it with halved apricots, and bake until the edges caramelize."),
    Recipe(
      name: "Spiced cocoa", time: "10 min, serves two", symbol: "cup.and.saucer",
      tint: UIColor(red: 0.44, green: 0.3, blue: 0.26, alpha: 1),
      ingredients: ["500 ml milk", "60 g dark chocolate", "Cinnamon", "1 clove"],
      steps: "Warm the milk with the spices, and whisk in the chocolate. Do not let it boil."),
  ]
}

/// A row of the book's list.
final class RecipeCell: UITableViewCell {
  static let reuseIdentifier = "Recipe"
  /// The height of a row, in points.
  static let height: CGFloat = 108

  var recipe: Recipe? {
    didSet { show() }
  }

  private let card = UIView()
  private let badge = UIView()
  private let symbol = UIImageView(image: nil)
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    contentView.backgroundColor = .clear
    card.backgroundColor = .white
    card.layer.cornerRadius = 20
    badge.layer.cornerRadius = 16
    symbol.tintColor = .white
    nameLabel.font = .systemFont(ofSize: 19, weight: .semibold)
    timeLabel.font = .systemFont(ofSize: 15)
    timeLabel.textColor = .secondaryLabel
    contentView.addSubview(card)
    for view in [badge, nameLabel, timeLabel] { card.addSubview(view) }
    badge.addSubview(symbol)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 16, dy: 6)
    badge.frame = CGRect(x: 14, y: 14, width: 68, height: 68)
    symbol.frame = CGRect(x: 17, y: 17, width: 34, height: 34)
    nameLabel.frame = CGRect(x: 98, y: 22, width: card.bounds.width - 110, height: 26)
    timeLabel.frame = CGRect(x: 98, y: 50, width: card.bounds.width - 110, height: 22)
  }

  private func show() {
    badge.backgroundColor = recipe?.tint
    symbol.image = recipe.flatMap { UIImage(systemName: $0.symbol) }
    nameLabel.text = recipe?.name
    timeLabel.text = recipe?.time
  }
}
