import InterruptibleTransitions

/// An opera in the program.
final class OperaRow: UIView {
  let opera: Opera
  private let poster: OperaPoster
  private let title = UILabel()
  private let composer = UILabel()
  private let date = UILabel()

  init(_ opera: Opera) {
    self.opera = opera
    poster = OperaPoster(opera)
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 16
    poster.layer.cornerRadius = 10
    title.text = opera.title
    composer.text = opera.composer
    date.text = "From \(opera.dates[0])"
    title.font = .systemFont(ofSize: 18, weight: .semibold)
    composer.font = .systemFont(ofSize: 15)
    date.font = .systemFont(ofSize: 13)
    composer.textColor = .secondaryLabel
    date.textColor = UIColor(red: 0.6, green: 0.2, blue: 0.2, alpha: 1)
    elementID = opera.element(.row)
    title.elementID = opera.element(.title)
    composer.elementID = opera.element(.composer)
    date.elementID = opera.element(.date)
    for view in [poster, title, composer, date] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = CGRect(x: 12, y: 12, width: 76, height: 76)
    let width = bounds.width - 116
    title.frame = CGRect(x: 104, y: 16, width: width, height: 24)
    composer.frame = CGRect(x: 104, y: 41, width: width, height: 20)
    date.frame = CGRect(x: 104, y: 65, width: width, height: 18)
  }
}
