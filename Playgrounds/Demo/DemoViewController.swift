import InterruptibleTransitions
import Scenes

/// The root of the demo: the list of scenes, or the chosen scene with a panel in a window above.
public final class DemoViewController: UIViewController {
  /// The closure that creates the probe's screen; nil hides the button of the probe.
  public var makeProbe: (() -> UIViewController)?
  /// The closure that shares a text from a view controller.
  public var share: (String, UIViewController) -> Void = { _, _ in }
  /// The closure that sets the layout direction: right to left, or the system's.
  public var setRightToLeft: (Bool) -> Void = { _ in }

  let log = FlightLog()
  let list = SceneListViewController()
  /// The screen of the panel, while a scene is shown.
  var panelScreen: PanelViewController? { panelWindow?.rootViewController as? PanelViewController }
  /// The chosen scene, or nil while the list is shown.
  private(set) var entry: SceneEntry?
  private(set) var current: UIViewController?
  private var settings = DemoSettings()
  /// The transitions of the scene.
  private var transitions: [InterruptibleTransition] = []
  private var panelWindow: UIWindow?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.onSelect = { [weak self] in self?.open($0) }
    if let makeProbe { list.onProbe = { [weak self] in self?.show(makeProbe()) } }
    list.settingsCard.onChange = { [weak self] settings in
      guard let self else { return }
      if settings.isRightToLeft != self.settings.isRightToLeft {
        setRightToLeft(settings.isRightToLeft)
      }
      self.settings = settings
    }
    log.onChange = { [weak self] in
      guard let self else { return }
      panelScreen?.panel.show(log)
    }
    show(list)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    current?.view.frame = view.bounds
    panelWindow?.frame = view.window?.bounds ?? view.bounds
  }

  /// Shows a scene with its panel.
  func open(_ entry: SceneEntry) {
    guard current === list else { return }
    self.entry = entry
    let scene = entry.make { [weak self] transition in
      guard let self else { return }
      settings.apply(to: transition)
      transitions.append(transition)
      log.observe(transition)
    }
    show(scene)
    showPanel()
  }

  /// Shows the list again.
  ///
  /// UIKit ignores a dismissal during a transition, so a flight ends first, without the presented
  /// screen.
  func close() {
    guard entry != nil else { return }
    entry = nil
    panelWindow = nil
    for transition in transitions {
      transition.configuration.slowMotionFactor = 1
      if transition.flight?.isPresenting == false {
        transition.finish()
      } else {
        transition.cancel()
      }
    }
    let coordinator = presentedViewController?.transitionCoordinator
    let isWaiting = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.showList()
    }
    if isWaiting != true { showList() }
  }

  private func showList() {
    log.clear()
    transitions = []
    // Unlike UIKit's dismissal, this one waits for a flight that a finger has turned.
    if presentedViewController != nil {
      dismiss(with: InterruptibleTransition(.fade, timing: .linear(0)))
    }
    show(list)
  }

  private func show(_ child: UIViewController) {
    current?.willMove(toParent: nil)
    current?.viewIfLoaded?.removeFromSuperview()
    current?.removeFromParent()
    current = child
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func showPanel() {
    let screen = PanelViewController()
    screen.panel.onClose = { [weak self] in self?.close() }
    screen.panel.onShare = { [weak self, weak screen] in
      guard let self, let screen, let entry else { return }
      share(log.text(scene: entry.id, settings: settings), screen)
    }
    let window = PanelWindow(frame: view.window?.bounds ?? view.bounds)
    window.windowScene = view.window?.windowScene
    window.rootViewController = screen
    window.isHidden = false
    panelWindow = window
    screen.panel.show(log)
  }
}
