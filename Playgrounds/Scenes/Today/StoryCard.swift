import InterruptibleTransitions

/// The picture of a story, with three texts in it.
package final class StoryCard: UIView, ElementView {
  package let number: Int
  let story: Story
  private let picture: StoryPicture
  private let eyebrow = UILabel()
  private let headline = UILabel()
  private let subtitle = UILabel()

  init(_ story: Story, number: Int) {
    self.story = story
    self.number = number
    picture = StoryPicture(story)
    super.init(frame: .zero)
    // The shadow is that of the whole card.
    backgroundColor = story.sky
    eyebrow.text = story.eyebrow
    headline.text = story.headline
    subtitle.text = story.subtitle
    eyebrow.font = .systemFont(ofSize: 14, weight: .semibold)
    headline.font = .systemFont(ofSize: 26, weight: .bold)
    subtitle.font = .systemFont(ofSize: 15)
    headline.textColor = .white
    for label in [eyebrow, subtitle] { label.textColor = UIColor(white: 0.86, alpha: 1) }
    for view in [picture, eyebrow, headline, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the card and its texts are elements.
  var isElement = false {
    didSet {
      elementID = isElement ? "story" : nil
      eyebrow.elementID = isElement ? "story eyebrow" : nil
      headline.elementID = isElement ? "story headline" : nil
      subtitle.elementID = isElement ? "story subtitle" : nil
    }
  }

  /// Makes a picture, which is drawn in each size. The texts have their own stand-ins.
  package func makeStandIn() -> UIView? { isElement ? StoryPicture(story) : nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    picture.layer.cornerRadius = layer.cornerRadius
    let width = bounds.width - 40
    let height = bounds.height
    eyebrow.frame = CGRect(x: 20, y: height - 92, width: width, height: 18)
    headline.frame = CGRect(x: 20, y: height - 74, width: width, height: 32)
    subtitle.frame = CGRect(x: 20, y: height - 40, width: width, height: 20)
  }
}
