import InterruptibleTransitions

/// The constraints that lay out a page, except for its elements.
final class PageConstraints {
  private let openPanel: NSLayoutConstraint
  private let closedPanel: NSLayoutConstraint

  /// Lays out the views of a page.
  ///
  /// - Parameters:
  ///   - view: The page's view.
  ///   - scrollView: The scroll view, which fills the page from 200 points below its top.
  ///   - button: The button.
  ///   - panel: The panel.
  ///   - isPanelOpen: Whether the panel is open.
  ///   - table: The rows at the bottom; nil if there are none.
  init(
    in view: UIView, scrollView: UIScrollView, button: UIView, panel: UIView, isPanelOpen: Bool,
    table: UIView?
  ) {
    openPanel = panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    closedPanel = panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    for subview in [scrollView, button, panel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let scrollViewBottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    scrollViewBottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
      scrollViewBottom,
      button.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 140),
      button.widthAnchor.constraint(equalToConstant: 120),
      button.heightAnchor.constraint(equalToConstant: 48),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.topAnchor.constraint(equalTo: view.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 20),
      isPanelOpen ? openPanel : closedPanel,
    ])
    if let table { Self.layOut(table, in: view) }
  }

  private static func layOut(_ table: UIView, in view: UIView) {
    table.translatesAutoresizingMaskIntoConstraints = false
    let top = table.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -220)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 220),
      table.heightAnchor.constraint(equalToConstant: 200),
      top,
    ])
  }

  /// Makes the panel half or a quarter as wide as the page.
  func setPanelOpen(_ isOpen: Bool) {
    let (former, current) = isOpen ? (closedPanel, openPanel) : (openPanel, closedPanel)
    former.isActive = false
    current.isActive = true
  }
}
