import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A page of SwiftUI with a pan down.
private final class HostedPage: UIViewController, TransitionInteractionProvider {
  private(set) var asked: [InterruptibleTransition] = []

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func loadView() {
    let content = UIView()
    content.backgroundColor = .white
    view = HostingView(content)
  }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    asked.append(transition)
    return [.pan(.down, over: 400, on: view) { [weak self] in self?.dismiss(animated: true) }]
  }

  /// The number of attached pans.
  var pans: Int { viewIfLoaded?.gestureRecognizers?.count { $0 is UIPanGestureRecognizer } ?? 0 }

  /// Whether the view has a sublayer that is not the layer of a subview.
  var isObserved: Bool {
    (view.layer.sublayers ?? []).contains { !($0.delegate is UIView) }
  }
}

/// A container that lays out a page at its trailing side.
private final class Split: UIViewController {
  let column = HostedPage("A")

  override func viewDidLoad() {
    super.viewDidLoad()
    column.definesPresentationContext = true
    addChild(column)
    view.addSubview(column.view)
    column.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width * 0.4
    column.view.frame = CGRect(
      x: view.bounds.width - width, y: 0, width: width, height: view.bounds.height)
  }
}

/// Tests of pages whose views are those of SwiftUI's hosting controllers.
@Suite("Hosting pages", .sharingVariants)
struct HostingPageTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case stack, tabs, sheet, stackInSheet, zoom
  }

  private func expectNoForeignSubview(sourceLocation: SourceLocation = #_sourceLocation) {
    let foreign = Runtime.current.console.filter { $0.contains("UIHostingController") }
    #expect(foreign == [], sourceLocation: sourceLocation)
  }

  @Test("A hosting view gets no foreign view, and the swipe back works", arguments: Change.allCases)
  func changes(_ change: Change) {
    let device = Device()
    let first = HostedPage("A")
    let second = HostedPage("B")
    let third = HostedPage("C")
    let slide = InterruptibleTransition(.slideAlong())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    switch change {
    case .stack:
      device.launch(stack)
      stack.pushViewController(second, with: slide)
    case .tabs:
      tabs.viewControllers = [first, second]
      device.launch(tabs)
      tabs.selectViewController(second, with: slide)
    case .sheet:
      device.launch(first)
      first.present(second, with: slide, as: .sheet(height: 400))
    case .stackInSheet:
      device.launch(third)
      third.present(stack, with: slide, as: .sheet(height: 400))
      device.advanceUntilIdle()
      stack.pushViewController(second, with: InterruptibleTransition(.slideAlong()))
    case .zoom:
      device.launch(stack)
      stack.pushViewController(second, with: .zoom(from: first.view.subviews[0]))
    }
    device.advance(by: 0.1)
    device.advanceUntilIdle()
    if change == .stack || change == .stackInSheet {
      // Another page covers the second one, and goes.
      stack.pushViewController(
        third === device.window.rootViewController ? HostedPage("D") : third, animated: false)
      device.advance(by: 0.1)
      stack.popViewController(animated: false)
      device.advance(by: 0.1)
      let y = change == .stack ? 400.0 : 700
      let finger = device.press(at: CGPoint(x: 2, y: y))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      #expect(stack.topViewController === first)
    }
    expectNoForeignSubview()
  }

  nonisolated enum Exchange: CaseIterable, Sendable {
    case push, unanimatedPush, newStack, pushByTransition, tab, child, animatedChild, belowCover
  }

  @Test(
    "The gestures of hosting pages follow changes in their container",
    arguments: Exchange.allCases)
  func gestures(_ exchange: Exchange) {
    let device = Device()
    let presenter = UIViewController()
    let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
    let other = InterruptibleTransition(.push(from: .right), timing: .linear(0.3))
    let first = HostedPage("A")
    let second = HostedPage("B")
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    let shell = UIViewController()
    var container: UIViewController = stack
    func rest() {
      device.advanceUntilIdle()
      device.advance(by: 0.05)
    }
    func exchangeChild() {
      first.view.removeFromSuperview()
      first.removeFromParent()
      second.didMove(toParent: shell)
    }
    switch exchange {
    case .tab:
      tabs.viewControllers = [first, second]
      container = tabs
    case .child, .animatedChild:
      stack.viewControllers = []
      shell.addChild(first)
      shell.view.addSubview(first.view)
      first.didMove(toParent: shell)
      container = shell
    default: break
    }
    device.launch(presenter)
    presenter.present(container, with: slide)
    rest()
    #expect(first.asked == [slide] && first.pans == 1 && first.isObserved)
    switch exchange {
    case .push: stack.pushViewController(second, animated: true)
    case .unanimatedPush: stack.pushViewController(second, animated: false)
    case .newStack: stack.setViewControllers([second], animated: false)
    case .pushByTransition: stack.pushViewController(second, with: other)
    case .tab: tabs.selectedIndex = 1
    case .child:
      shell.addChild(second)
      shell.view.addSubview(second.view)
      exchangeChild()
    case .animatedChild:
      shell.addChild(second)
      shell.transition(
        from: first, to: second, duration: 0.2, options: [], animations: nil
      ) { _ in exchangeChild() }
    case .belowCover:
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: true)
      rest()
      stack.setViewControllers([second], animated: false)
      rest()
      cover.dismiss(animated: true)
    }
    rest()
    let asked = exchange == .pushByTransition ? [other, slide] : [slide]
    #expect(second.asked == asked && second.pans == asked.count && first.pans == 0)
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
    #expect(slide.phase == .held && other.isAtRest)
    finger.lift()
    rest()
    presenter.dismiss(animated: true)
    rest()
    #expect(second.pans == 0 && slide.providedInteractions.isEmpty)
    #expect(!first.isObserved && !second.isObserved)
    expectNoForeignSubview()
  }

  @Test("A sheet over a hosting view follows its size", arguments: [false, true])
  func context(isAnimated: Bool) {
    let device = Device(screenSize: CGSize(width: 1000, height: 700))
    let host = Split()
    let column = host.column
    let page = HostedPage("B")
    device.launch(host)
    device.advance(by: 0.1)
    var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
    style.presentsInCurrentContext = true
    let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
    column.present(page, with: slide, as: style)
    device.advanceUntilIdle()
    func expectInPlace() {
      let shown = page.view.convert(page.view.bounds, to: nil)
      let context = column.view.frame
      #expect(shown.minX == context.minX && shown.width == context.width)
      #expect(shown.maxY == context.maxY && shown.height == context.height / 2)
    }
    expectInPlace()
    if isAnimated {
      device.rotate(to: .portrait)
      device.advance(by: 0.15)
      let shown = page.view.layer.presentation()?.bounds.width
      #expect(shown == column.view.layer.presentation()?.bounds.width)
    } else {
      device.resize(to: CGSize(width: 800, height: 900))
    }
    device.advanceUntilIdle()
    expectInPlace()
    column.dismiss(with: slide)
    device.advanceUntilIdle()
    #expect(!host.view.subviews.contains { $0 is SizeObserverView })
    expectNoForeignSubview()
  }
}
