import InterruptibleTransitions

/// The page of an opera, with the title in the language of the opera.
final class OperaViewController: UIViewController {
  private let opera: Opera
  private let poster: OperaPoster
  private let titleLabel = UILabel()
  private let composer = UILabel()
  private let details = UIView()
  private let language = UILabel()
  private let about = UILabel()
  private let dates: [UILabel]
  private let tickets = UILabel()

  init(_ opera: Opera) {
    self.opera = opera
    poster = OperaPoster(opera)
    dates = opera.dates.map { date in
      let label = UILabel()
      label.text = date
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 15, weight: .medium)
      label.backgroundColor = opera.ground.withAlphaComponent(0.12)
      label.layer.cornerRadius = 20
      label.clipsToBounds = true
      return label
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.99, green: 0.98, blue: 0.96, alpha: 1)
    titleLabel.text = opera.original
    composer.text = opera.composer
    titleLabel.font = .systemFont(ofSize: 27, weight: .bold)
    titleLabel.elementID = opera.element(.title)
    composer.font = .systemFont(ofSize: 17)
    composer.textColor = .secondaryLabel
    composer.elementID = opera.element(.composer)
    language.text = "Sung in \(opera.language), with English surtitles"
    language.font = .systemFont(ofSize: 15)
    language.textColor = .secondaryLabel
    about.text = opera.about
    about.numberOfLines = 0
    for view in [language, about] + dates { details.addSubview(view) }
    details.elementModifiers = [
      .fade, .translate(y: 50), .whenAppearing([.delay(0.35)]),
      .whenDisappearing([.duration(0.25)]),
    ]
    tickets.text = "Tickets from €24"
    tickets.textAlignment = .center
    tickets.textColor = .white
    tickets.backgroundColor = opera.ground
    tickets.font = .systemFont(ofSize: 18, weight: .semibold)
    tickets.layer.cornerRadius = 26
    tickets.clipsToBounds = true
    tickets.elementModifiers = [
      .fade, .translate(y: 110), .whenAppearing([.delay(0.35)]),
      .whenDisappearing([.duration(0.3)]),
    ]
    for view in [poster, titleLabel, composer, details, tickets] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let height = view.bounds.height
    let inner = width - 48
    poster.frame = CGRect(x: 0, y: 0, width: width, height: 380)
    titleLabel.frame = CGRect(x: 24, y: 402, width: inner, height: 36)
    composer.frame = CGRect(x: 24, y: 440, width: inner, height: 24)
    details.frame = CGRect(x: 24, y: 476, width: inner, height: 190)
    language.frame = CGRect(x: 0, y: 0, width: inner, height: 22)
    about.frame = CGRect(x: 0, y: 36, width: inner, height: 60)
    let space = (inner - 16) / 3
    for (index, date) in dates.enumerated() {
      date.frame = CGRect(x: (space + 8) * CGFloat(index), y: 120, width: space, height: 40)
    }
    tickets.frame = CGRect(x: 24, y: height - 98, width: inner, height: 52)
  }
}
