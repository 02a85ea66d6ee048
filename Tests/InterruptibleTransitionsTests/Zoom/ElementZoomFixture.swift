import HeadlessDevice

@testable import InterruptibleTransitions

/// The containers in which a page is zoomed.
nonisolated enum ZoomContainer: CaseIterable, Sendable {
  case navigation, tabs, custom, fullScreen, sheet, card

  /// Whether the zoomed page fills the container.
  var fillsContainer: Bool { self != .sheet && self != .card }
  /// Whether UIKit gives animations access to the covered page.
  var givesCoveredPage: Bool { self == .navigation || self == .tabs || self == .fullScreen }
}

/// A list of cards, one of which zooms into a page.
final class ElementZoomFixture {
  let device: Device
  let list = titled("List")
  let page = titled("Page")
  let scrollView = UIScrollView()
  let card = UIView(frame: CGRect(x: 24, y: 420, width: 160, height: 120))
  let kind: ZoomContainer
  private(set) var transition = InterruptibleTransition(.unanimated)
  /// The stack or the tab bar controller, if the page is in one.
  private var container: UIViewController?
  private var delegate: NSObject?

  init(_ kind: ZoomContainer, on device: Device = Device()) {
    self.kind = kind
    self.device = device
    scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    list.view.addSubview(scrollView)
    card.elementID = "card"
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 16
    scrollView.addSubview(card)
    page.view.backgroundColor = .white
    switch kind {
    case .navigation: container = UINavigationController(rootViewController: list)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [list, page]
      container = tabs
    case .custom, .fullScreen, .sheet, .card: break
    }
    device.launch(container ?? list)
  }

  /// Opens the page with a transition.
  @discardableResult
  func open(_ transition: InterruptibleTransition) -> TransitionHandle? {
    self.transition = transition
    switch kind {
    case .navigation:
      return (container as? UINavigationController)?.pushViewController(page, with: transition)
    case .tabs:
      return (container as? UITabBarController)?.selectViewController(page, with: transition)
    case .custom: return list.present(page, with: transition)
    case .sheet: return list.present(page, with: transition, as: .sheet(height: 500))
    case .card:
      return list.present(
        page, with: transition, as: .centered(CGSize(width: 300, height: 400)))
    case .fullScreen:
      let delegate = ModalTransitioningDelegate(transition)
      self.delegate = delegate
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = delegate
      list.present(page, animated: true)
      return nil
    }
  }

  /// Opens the page, and waits for the end.
  func show(_ transition: InterruptibleTransition = .zoom("card")) {
    open(transition)
    device.advanceUntilIdle()
  }

  /// Begins a zoom from the card, or back to it.
  func begin(isPresenting: Bool) {
    if isPresenting {
      open(.zoom("card"))
    } else {
      show()
      close()
    }
  }

  /// Returns to the list by a call.
  func close() {
    switch container {
    case let navigation as UINavigationController: navigation.popViewController(animated: true)
    case let tabs as UITabBarController: tabs.selectViewController(list, with: transition)
    default: list.dismiss(animated: true)
    }
  }

  /// The stand-in of the zoomed page.
  var standIn: StandInView? { device.window.namedStandIns["card"] as? StandInView }

  /// The frame of the stand-in in the window, without a rotation.
  var standInFrame: CGRect? {
    guard let standIn else { return nil }
    return standIn.convert(standIn.bounds, to: nil)
  }

  /// Whether the page is on the screen.
  var showsPage: Bool { page.view.window != nil && !(transition.flight?.isPresenting == false) }

  /// The frame of the card in the window.
  var cardFrame: CGRect { card.convert(card.bounds, to: nil) }
}
