import Foundation

/// A control above a scroll view's content that notifies the app when the user pulls the content
/// down to refresh it.
@MainActor open class UIRefreshControl: UIControl {
  /// The control's height, in points: while it refreshes, the content rests lower by this distance.
  static let height: CGFloat = 60
  /// The distance, in points, by which the content must be shown beyond its edge for the user to
  /// begin.
  static let threshold: CGFloat = 110

  /// Called when the control has begun to refresh, or has ended.
  var onChange: (() -> Void)?
  /// Whether the finger that began the refresh is still down. Until it lifts, the content makes no
  /// room, and nothing begins again.
  var isPulled = false

  /// Makes a control; the scroll view gives it its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns false: touches there belong to the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Shows that the content is being refreshed, for a refresh that the app began by itself. This
  /// sends no action, and does not move the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    onChange?()
  }

  /// Ends the refresh that the user or the app began; the content returns to its position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    onChange?()
  }

  /// Called when the user has pulled far enough.
  func beginByPull() {
    isPulled = true
    isRefreshing = true
    onChange?()
    sendActions(for: .valueChanged)
  }
}
