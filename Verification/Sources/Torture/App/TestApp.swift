import HeadlessDevice
import InterruptibleTransitions

/// The tested app on its device.
final class TestApp {
  let device: Device
  let setting: Setting
  let invariants: Invariants
  /// The transitions, by their numbers in a script.
  private(set) var transitions: [InterruptibleTransition] = []
  /// The app's own interactions, one for each transition.
  private(set) var sliders: [SliderInteraction] = []
  /// The values that each transition has reported to its observers.
  var reported: [ReportedValues]
  /// The motions of each transition.
  var animationKinds: [AnimationKinds]
  /// The pages by their numbers in a script, until they are forgotten.
  var pages: [Int: UIViewController] = [:]
  /// The former root view controllers.
  var formerRoots: [UIViewController] = []
  /// The navigation controller and tab bar controller of the app's start, and the containers'
  /// delegates.
  var navigation: UINavigationController?
  var tabs: UITabBarController?
  let navigationDelegate: AppsNavigationDelegate
  let tabBarDelegate: AppsTabBarDelegate
  let presentationDelegate = AppsPresentationDelegate()
  let dismissalDelegate = AppsDismissalDelegate()
  private(set) var home: Page?
  var fingers: [Int: Finger] = [:]
  let requests = RequestLog()
  /// The steps for future moments, in the order in which they were requested.
  var reactions: [(moment: Moment, steps: [Step])] = []
  /// Performs the steps of a reaction.
  var onReaction: ([Step]) -> Void = { _ in }
  /// The navigation controllers in which a push of a view controller was requested.
  var claims: [ObjectIdentifier: UINavigationController] = [:]
  /// The number of the step that requested each push.
  var claimSteps: [ObjectIdentifier: Int] = [:]
  /// The number of steps of the script that have been performed.
  var steps = 0
  /// The view controllers whose presentation was requested.
  var asked: Set<ObjectIdentifier> = []
  /// The number of actions of the app, including those during calls.
  private(set) var acts = 0
  /// The time of the app's last action, in seconds.
  private(set) var lastAct = 0.0
  /// The number of actions of the app or the person.
  private(set) var deeds = 0
  /// The view controllers whose presentation was requested from UIKit.
  var askedOfSystem: Set<ObjectIdentifier> = []
  /// Whether the current call is within a block of animations.
  private(set) var isWithinAnimations = false
  /// The transition that replaces the toolkit; nil if none does.
  private(set) var handMade: HandMadeTransition?
  private var pageCount = 0

  /// - Parameters:
  ///   - setting: The setting of the app.
  ///   - device: The device.
  ///   - isHandMade: Whether a handwritten transition replaces the toolkit.
  init(_ setting: Setting, on device: Device, isHandMade: Bool) {
    self.setting = setting
    self.device = device
    invariants = Invariants(device)
    animationKinds = setting.timings.map { _ in AnimationKinds() }
    reported = setting.timings.map { _ in ReportedValues() }
    navigationDelegate = AppsNavigationDelegate()
    tabBarDelegate = AppsTabBarDelegate()
    navigationDelegate.app = self
    tabBarDelegate.app = self
    dismissalDelegate.app = self
    transitions = setting.timings.indices.map { makeTransition($0) }
    sliders = transitions.map { _ in SliderInteraction() }
    device.launch(makeRoot(setting.root))
    if isHandMade {
      handMade = HandMadeTransition(in: self)
      return
    }
    for index in transitions.indices { setGestures(setting.gestures[index], of: index) }
  }

  /// Performs the steps for a moment, if there are any.
  func reach(_ moment: Moment) {
    guard let index = reactions.firstIndex(where: { $0.moment == moment }) else { return }
    let isWithinAnimations = isWithinAnimations
    self.isWithinAnimations = isWithinAnimations || [.animations, .auxiliary].contains(moment)
    defer { self.isWithinAnimations = isWithinAnimations }
    onReaction(reactions.remove(at: index).steps)
  }

  /// Records an action of the app.
  func recordAct() {
    acts = acts + 1
    lastAct = device.time
    recordDeed()
  }

  /// Records an action of the app or the person.
  func recordDeed() {
    deeds += 1
  }

  // MARK: View controllers

  var root: UIViewController? { device.window.rootViewController }

  /// The root and the view controllers that are presented over it, from the bottom up.
  private var presented: [UIViewController] {
    root.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// The topmost presented view controller.
  var top: UIViewController? { presented.last }

  /// Returns the visible page in a view controller.
  func visiblePage(in controller: UIViewController?) -> Page? {
    switch controller {
    case let navigation as UINavigationController: visiblePage(in: navigation.topViewController)
    case let tabs as UITabBarController: visiblePage(in: tabs.selectedViewController)
    default: controller as? Page
    }
  }

  /// The topmost navigation controller, in which the app requests changes.
  var topNavigation: UINavigationController? {
    let shown = presented.compactMap { controller in
      let tab = (controller as? UITabBarController)?.selectedViewController
      return (tab ?? controller) as? UINavigationController
    }
    return shown.last ?? navigation
  }

  /// The topmost tab bar controller, in which the app requests changes.
  var topTabs: UITabBarController? {
    presented.compactMap { $0 as? UITabBarController }.last ?? tabs
  }

  func find(_ place: Step.Place) -> UIViewController? {
    switch place {
    case .root: root
    case .top: top
    case .visible: visiblePage(in: root)
    case .page(let number): pages[number]
    }
  }

  func makePage(_ kind: String) -> Page {
    pageCount += 1
    return Page("\(kind)\(pageCount)", in: self, number: pageCount)
  }

  /// Returns the page with a number; a new page if it was forgotten.
  func page(_ number: Int) -> UIViewController {
    if let page = pages[number] { return page }
    let page: UIViewController
    switch number {
    case 2:
      page = makePresentedStack()
    case 6:
      let navigation = makePresentedStack()
      invariants.leaks.watch(navigation, as: "navigation controller of page 6")
      let tabs = UITabBarController()
      tabs.viewControllers = [makePage("tab"), navigation]
      page = tabs
    default:
      page = makePage("\(number)-")
    }
    page.transitioningDelegate = presentationDelegate
    invariants.leaks.watch(page, as: "page \(number)")
    pages[number] = page
    return page
  }

  private func makePresentedStack() -> UINavigationController {
    UINavigationController(rootViewController: makePage("presented"))
  }

  /// Creates the view controllers that an app shows first.
  func makeRoot(_ root: Setting.Root) -> UIViewController {
    let home = makePage("home")
    self.home = home
    navigation = nil
    tabs = nil
    guard root != .page else { return home }
    let navigation = UINavigationController()
    invariants.leaks.watch(navigation, as: "navigation controller")
    self.navigation = navigation
    navigation.viewControllers = [makePage("first"), home]
    if setting.hasDelegates { navigation.delegate = navigationDelegate }
    guard root == .tabs else { return navigation }
    let tabs = UITabBarController()
    invariants.leaks.watch(tabs, as: "tab bar controller")
    self.tabs = tabs
    tabs.viewControllers = [navigation, makePage("second"), makePage("third")]
    if setting.hasDelegates { tabs.delegate = tabBarDelegate }
    return tabs
  }
}
