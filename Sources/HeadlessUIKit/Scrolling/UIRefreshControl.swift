import Foundation

/// What lies above a scroll view's content, and tells the app that the user has pulled that down to
/// refresh it.
@MainActor open class UIRefreshControl: UIControl {
  /// The control's height, in points: the content rests so far below its place while it refreshes.
  static let height: CGFloat = 60
  /// How far the content must be seen beyond its edge for the user to begin, in points.
  static let threshold: CGFloat = 110

  /// Called when the control has begun to refresh, or has ended.
  var onChange: (() -> Void)?
  /// Whether the finger that has begun it is still down; until that lifts, nothing makes room, and
  /// nothing is begun again.
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

  /// False: fingers there are on the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Shows that the content is being refreshed, as the app has begun to by itself. Nobody is told,
  /// and the content is not moved.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    onChange?()
  }

  /// Ends what the user or the app has begun; the content goes back to its place.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    onChange?()
  }

  /// The user has pulled far enough.
  func beginByPull() {
    isPulled = true
    isRefreshing = true
    onChange?()
    sendActions(for: .valueChanged)
  }
}
