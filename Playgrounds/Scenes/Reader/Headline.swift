import InterruptibleTransitions

/// An article on the front page.
struct Headline {
  let title: String
  let source: String
  let tint: UIColor

  static let all = [
    Headline(
      title: "The lighthouse keeper who learned to bake", source: "Coast Weekly",
      tint: UIColor(red: 0.93, green: 0.62, blue: 0.35, alpha: 1)),
    Headline(
      title: "A bridge moves by forty centimeters", source: "The Engineer's Post",
      tint: UIColor(red: 0.35, green: 0.55, blue: 0.72, alpha: 1)),
    Headline(
      title: "Bees return to the roof of the opera", source: "City Paper",
      tint: UIColor(red: 0.45, green: 0.65, blue: 0.42, alpha: 1)),
    Headline(
      title: "Night trains, and who still takes them", source: "Timetable",
      tint: UIColor(red: 0.4, green: 0.36, blue: 0.6, alpha: 1)),
  ]
}

/// A headline as a card.
final class HeadlineView: UIControl {
  let headline: Headline
  private let picture = UIView()
  private let source = UILabel()
  private let title = UILabel()

  init(_ headline: Headline) {
    self.headline = headline
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 18
    picture.backgroundColor = headline.tint
    picture.layer.cornerRadius = 12
    source.text = headline.source
    source.font = .systemFont(ofSize: 13, weight: .semibold)
    source.textColor = .secondaryLabel
    title.text = headline.title
    title.font = .systemFont(ofSize: 20, weight: .bold)
    title.numberOfLines = 3
    for view in [picture, source, title] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: bounds.width - 136, y: 20, width: 116, height: 120)
    source.frame = CGRect(x: 20, y: 22, width: bounds.width - 180, height: 18)
    title.frame = CGRect(x: 20, y: 44, width: bounds.width - 176, height: 90)
  }
}
