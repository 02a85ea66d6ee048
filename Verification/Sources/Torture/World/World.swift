import HeadlessDevice
import InterruptibleTransitions

/// The app under torture, on its device.
final class World {
  let device: Device
  let setting: Setting
  let invariants: Invariants
  /// The transitions that a script means by their numbers.
  private(set) var transitions: [InterruptibleTransition] = []
  /// The app's own interaction of each transition.
  private(set) var sliders: [SliderInteraction] = []
  /// What each transition has told its listeners.
  var told: [Told]
  /// How each transition moves its views.
  var looks: [Looks]
  /// The pages that a script means by their numbers, until they are forgotten.
  var pages: [Int: UIViewController] = [:]
  /// The roots that were replaced.
  var formerRoots: [UIViewController] = []
  /// The tab and the pages in it that the app started with, and the delegates of the containers.
  var navigation: UINavigationController?
  var tabs: UITabBarController?
  let navigationDelegate: AppsNavigationDelegate
  let tabBarDelegate: AppsTabBarDelegate
  let presentationDelegate = AppsPresentationDelegate()
  let dismissalDelegate = AppsDismissalDelegate()
  private(set) var home: Page?
  var fingers: [Int: Finger] = [:]
  let requests = RequestLog()
  /// What is to be done at moments to come, in the order in which it was asked for.
  var reactions: [(moment: Moment, steps: [Step])] = []
  /// Does the steps of a reaction.
  var onReaction: ([Step]) -> Void = { _ in }
  /// The navigation controllers that were asked to push a view controller.
  var claims: [ObjectIdentifier: UINavigationController] = [:]
  /// The number of the step in which each of them was asked for.
  var claimSteps: [ObjectIdentifier: Int] = [:]
  /// The number of steps of the script that are done.
  var steps = 0
  /// The view controllers that were asked to be presented.
  var asked: Set<ObjectIdentifier> = []
  /// The number of times that the app has done something, within calls as well.
  private(set) var acts = 0
  /// When it last did, in seconds.
  private(set) var lastAct = 0.0
  /// The number of times that the app or the person has done something.
  private(set) var deeds = 0
  /// The view controllers that UIKit itself was asked to present.
  var askedOfSystem: Set<ObjectIdentifier> = []
  /// Whether what happens now happens within a block of animations.
  private(set) var isWithinAnimations = false
  /// What stands in the toolkit's place, if something does.
  private(set) var handMade: HandMadeTransition?
  private var pageCount = 0

  /// - Parameters:
  ///   - setting: How the app is made.
  ///   - device: The device.
  ///   - isHandMade: Whether a transition that is written by hand stands in the toolkit's place.
  init(_ setting: Setting, on device: Device, isHandMade: Bool) {
    (self.setting, self.device) = (setting, device)
    invariants = Invariants(device)
    looks = setting.timings.map { _ in Looks() }
    told = setting.timings.map { _ in Told() }
    navigationDelegate = AppsNavigationDelegate()
    tabBarDelegate = AppsTabBarDelegate()
    (navigationDelegate.world, tabBarDelegate.world) = (self, self)
    dismissalDelegate.world = self
    transitions = setting.timings.indices.map { makeTransition($0) }
    sliders = transitions.map { _ in SliderInteraction() }
    device.launch(makeRoot(setting.root))
    if isHandMade {
      handMade = HandMadeTransition(in: self)
      return
    }
    for index in transitions.indices { setGestures(setting.gestures[index], of: index) }
  }

  /// Does what was asked for at a moment, if there is something.
  func reach(_ moment: Moment) {
    guard let index = reactions.firstIndex(where: { $0.moment == moment }) else { return }
    let isWithinAnimations = isWithinAnimations
    self.isWithinAnimations = isWithinAnimations || [.animations, .auxiliary].contains(moment)
    defer { self.isWithinAnimations = isWithinAnimations }
    onReaction(reactions.remove(at: index).steps)
  }

  /// Notes that the app does something.
  func noteAct() {
    (acts, lastAct) = (acts + 1, device.time)
    noteDeed()
  }

  /// Notes that the app or the person does something.
  func noteDeed() {
    deeds += 1
  }

  // MARK: View controllers

  var root: UIViewController? { device.window.rootViewController }

  /// The root and what is presented over it, from the bottom up.
  private var presented: [UIViewController] {
    root.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// The view controller that is presented on top of all others.
  var top: UIViewController? { presented.last }

  /// The page of a view controller that a person sees.
  func visiblePage(in controller: UIViewController?) -> Page? {
    switch controller {
    case let navigation as UINavigationController: visiblePage(in: navigation.topViewController)
    case let tabs as UITabBarController: visiblePage(in: tabs.selectedViewController)
    default: controller as? Page
    }
  }

  /// The navigation controller in which the app asks for a change: the one on top of all others.
  var topNavigation: UINavigationController? {
    let shown = presented.compactMap { controller in
      let tab = (controller as? UITabBarController)?.selectedViewController
      return (tab ?? controller) as? UINavigationController
    }
    return shown.last ?? navigation
  }

  /// The tab bar controller in which the app asks for a change: the one on top of all others.
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

  /// The page with a number; a new one if it was forgotten.
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

  /// Makes the view controllers that an app starts with.
  func makeRoot(_ root: Setting.Root) -> UIViewController {
    let home = makePage("home")
    self.home = home
    (navigation, tabs) = (nil, nil)
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
