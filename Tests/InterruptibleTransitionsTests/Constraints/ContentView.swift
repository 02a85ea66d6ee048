import HeadlessDevice

@testable import InterruptibleTransitions

/// The ways in which a content can be laid out.
nonisolated enum LayoutMeans: CaseIterable, Sendable {
  case frames, constraints
}

/// A content that fills a page: a card with a title in it, and a row or a column of three tiles at
/// the bottom.
///
/// Frames and constraints give the views the same places.
final class ContentView: UIView {
  let card = UIView()
  let title = UILabel()
  let tiles = (0..<3).map { _ in UIView() }
  let stack = UIStackView()
  let isDetail: Bool
  private let means: LayoutMeans

  /// - Parameters:
  ///   - page: The view that the content fills.
  ///   - isDetail: Whether the card is as wide as the page and the tiles are in a column.
  ///   - means: The way in which the content is laid out.
  init(in page: UIView, isDetail: Bool, by means: LayoutMeans) {
    self.isDetail = isDetail
    self.means = means
    super.init(frame: page.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = isDetail ? .systemBlue : .systemRed
    card.layer.cornerRadius = isDetail ? 0 : 12
    card.elementID = "card"
    title.text = "Title"
    title.font = .systemFont(ofSize: isDetail ? 34 : 17)
    title.elementID = "title"
    card.addSubview(title)
    addSubview(card)
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = [.systemTeal, .systemPink, .systemOrange][index]
      tile.elementID = ElementID("tile \(index)")
    }
    switch means {
    case .frames: for tile in tiles { addSubview(tile) }
    case .constraints: constrain()
    }
    page.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  private func constrain() {
    for tile in tiles { stack.addArrangedSubview(tile) }
    stack.axis = isDetail ? .vertical : .horizontal
    stack.distribution = .fillEqually
    stack.spacing = 7
    addSubview(stack)
    for view in [card, title, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: area.topAnchor, constant: isDetail ? 0 : 200),
      card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: isDetail ? 0 : 40),
      card.heightAnchor.constraint(equalToConstant: isDetail ? 300 : 90),
      isDetail
        ? card.trailingAnchor.constraint(equalTo: area.trailingAnchor)
        : card.widthAnchor.constraint(equalToConstant: 120),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
      stack.heightAnchor.constraint(equalToConstant: isDetail ? 170 : 60),
    ])
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if means == .frames { setFrames() }
  }

  private func setFrames() {
    let area = bounds.inset(by: safeAreaInsets)
    let cardWidth = isDetail ? area.width : 120
    let cardLeft = isDetail ? 0 : 40.0
    card.frame = leading(
      CGRect(
        x: area.minX + cardLeft, y: area.minY + (isDetail ? 0 : 200), width: cardWidth,
        height: isDetail ? 300 : 90), in: bounds)
    let size = title.intrinsicContentSize
    title.frame = leading(
      CGRect(x: 10, y: 12, width: size.width, height: size.height), in: card.bounds)
    let row = CGRect(
      x: area.minX + 20, y: area.maxY - (isDetail ? 190 : 80), width: area.width - 40,
      height: isDetail ? 170 : 60)
    for (index, tile) in tiles.enumerated() {
      let length = ((isDetail ? row.height : row.width) - 14) / 3
      let offset = CGFloat(index) * (length + 7)
      tile.frame = leading(
        isDetail
          ? CGRect(x: row.minX, y: row.minY + offset, width: row.width, height: length)
          : CGRect(x: row.minX + offset, y: row.minY, width: length, height: row.height),
        in: bounds)
    }
  }

  /// Returns a frame whose left side is meant as the leading side.
  private func leading(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }
}
