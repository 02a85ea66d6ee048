/// The tabs that a zoom presents. The order of tabs does not tell whether a change leads back.
struct ZoomedTabs {
  /// A tab that was presented.
  private struct Tab {
    weak var viewController: UIViewController?
    weak var source: UIViewController?
  }

  private var tabs: [Tab] = []

  /// Records a change; returns false if it leads back to the tab that presented the other one.
  mutating func presents(_ viewController: UIViewController, from source: UIViewController) -> Bool
  {
    tabs.removeAll { $0.viewController == nil || $0.source == nil }
    if tabs.contains(where: { $0.viewController === source && $0.source === viewController }) {
      return false
    }
    tabs.removeAll { $0.viewController === viewController && $0.source === source }
    tabs.append(Tab(viewController: viewController, source: source))
    return true
  }
}
