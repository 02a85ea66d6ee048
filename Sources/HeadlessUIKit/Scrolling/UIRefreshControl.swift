import Foundation

/// A control above a scroll view's content that notifies the app when the user pulls the content
/// down to refresh it.
@MainActor open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  ///
  /// While the control refreshes, the content rests lower by this distance.
  static let height: CGFloat = 60
  /// The distance beyond its edge to which the user must pull the content to begin a refresh, in
  /// points.
  static let threshold: CGFloat = 110

  /// A closure that is called when a refresh has begun or ended.
  var onChange: (() -> Void)?
  /// Whether the finger that began the refresh is still down.
  ///
  /// Until the finger lifts, the content makes no room for the control, and no refresh can begin.
  var isPulled = false

  /// Creates a control. The scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns false, so that touches on the control reach the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Shows that the content is being refreshed.
  ///
  /// An app calls the method when it refreshes without the user's action. The method sends no
  /// action and does not move the content.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    onChange?()
  }

  /// Ends the refresh. The content returns to its position.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    onChange?()
  }

  /// Begins a refresh because the user has pulled the content far enough.
  func beginByPull() {
    isPulled = true
    isRefreshing = true
    onChange?()
    sendActions(for: .valueChanged)
  }
}
