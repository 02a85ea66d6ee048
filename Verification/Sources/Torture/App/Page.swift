import InterruptibleTransitions

/// A view controller of the tested app, with a button and a scroll view.
final class Page: UIViewController {
  /// The numbers of the pages that are presented, and of the pages that are pushed.
  ///
  /// The second presented page is also pushed. The third is a navigation controller, and the last a
  /// tab bar controller with another navigation controller.
  nonisolated static let modals = [0, 1, 2, 6]
  nonisolated static let pushed = [1, 3, 4, 5]
  nonisolated static let onlyPushed = [3, 4, 5]
  nonisolated static let count = 7

  let name: String
  private let number: Int
  private(set) weak var app: TestApp?
  let scrollView = UIScrollView()
  let button = UIButton(frame: CGRect(x: 20, y: 140, width: 120, height: 48))
  /// A view whose size depends on the content that the app shows in it.
  let panel = UIView()
  /// Rows at the bottom, in front of the scroll view, if the setting has them.
  private let table = UITableView()
  private var isPanelOpen = false {
    didSet { constraints?.setPanelOpen(isPanelOpen) }
  }
  /// The constraints that lay out the page; nil if the page sets frames.
  private var constraints: PageConstraints?
  private(set) var taps = 0
  private(set) var elements: PageElements?
  private(set) var controls: PageControls?
  /// The received appearance callbacks.
  let appearance = AppearanceLog()

  init(_ name: String, in app: TestApp, number: Int) {
    self.name = name
    self.app = app
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = name
    isModalInPresentation = app.setting.answer == .isModal
    app.invariants.leaks.watch(self, as: "page \(name)")
    app.invariants.appearance.watch(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    let page = PageView(frame: UIScreen.main.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.leave = { [weak self] in self?.app?.invariants.motion.recordLeave(of: $0) }
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentSize = CGSize(width: 300, height: 1600)
    scrollView.delegate = self
    view.addSubview(scrollView)
    button.addAction(
      UIAction { [weak self] _ in
        self?.taps += 1
        self?.app?.reach(.button)
      }, for: .touchUpInside)
    view.addSubview(button)
    panel.isUserInteractionEnabled = false
    view.insertSubview(panel, at: 0)
    if app?.setting.hasRows == true {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
    }
    if app?.setting.hasConstraints == true {
      // A flight can open the panel before the view is loaded.
      constraints = PageConstraints(
        in: view, scrollView: scrollView, button: button, panel: panel, isPanelOpen: isPanelOpen,
        table: table.superview == nil ? nil : table)
    }
    if app?.setting.hasElements == true {
      elements = PageElements(
        in: view, scrollView, number: number, hasConstraints: constraints != nil)
    }
    if let app, app.setting.controls != .none {
      controls = PageControls(in: view, scrollView, endsRefreshing: number.isMultiple(of: 2)) {
        [weak self] in
        self?.app?.invariants.expect(
          false, "no refresh by a pull that moves a transition", self?.name ?? "")
      }
    }
    app?.reach(.viewDidLoad)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if constraints == nil { setFrames() }
    app?.reach(.layout)
  }

  private func setFrames() {
    let top = CGFloat(200)
    scrollView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 10))
    table.frame = CGRect(
      x: 0, y: max(view.bounds.height - 220, 220), width: view.bounds.width, height: 200)
    panel.frame = panelFrame
  }

  /// The frame of the panel in the layout.
  var panelFrame: CGRect {
    let width = view.bounds.width / (isPanelOpen ? 2 : 4)
    guard constraints != nil else { return CGRect(x: 0, y: 0, width: width, height: 20) }
    // A layout by constraints begins at the leading side, and ends on whole pixels.
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = traitCollection.displayScale
    let edge = ((isRightToLeft ? view.bounds.width - width : width) * scale).rounded() / scale
    return isRightToLeft
      ? CGRect(x: edge, y: 0, width: view.bounds.width - edge, height: 20)
      : CGRect(x: 0, y: 0, width: edge, height: 20)
  }

  /// Whether the panel has its frame in the layout. Constraints can give another last digit.
  var isPanelInPlace: Bool {
    let frame = panel.frame
    let expected = panelFrame
    return [frame.minX - expected.minX, frame.width - expected.width].allSatisfy { abs($0) < 1e-6 }
      && frame.minY == expected.minY && frame.height == expected.height
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    app?.reach(.sizeChange)
  }

  // MARK: Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance.record(.willAppear)
    if app?.setting.answer != Setting.Answer.none, presentingViewController != nil {
      presentationController?.delegate = app?.dismissalDelegate
    }
    app?.reach(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    appearance.record(.isAppearing)
    app?.reach(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance.record(.didAppear)
    app?.reach(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearance.record(.willDisappear)
    app?.reach(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance.record(.didDisappear)
    app?.reach(.viewDidDisappear)
  }
}

extension Page: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    app?.reach(.button)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    app?.reach(.scroll)
  }
}

extension Page: TransitionParticipant, TransitionInteractionProvider {
  func animateAlongside(_ flight: TransitionFlight) {
    if app?.setting.hasGuests == true { fade(in: flight) }
    if app?.setting.laysOut == true { layOut(in: flight) }
    app?.reach(.animatesAlongside)
  }

  /// Fades the content together with the page.
  private func fade(in flight: TransitionFlight) {
    let scrollView = scrollView
    let containers = sequence(first: self as UIViewController, next: \.parent)
    let comes = containers.contains { $0 === flight.toViewController }
    if comes { scrollView.alpha = 0.5 }
    flight.addAnimations(
      { scrollView.alpha = comes ? 1 : 0.5 }, completion: { _ in scrollView.alpha = 1 })
  }

  /// Opens or closes the panel together with the flight.
  private func layOut(in flight: TransitionFlight) {
    flight.addAnimations { [self] in
      isPanelOpen.toggle()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [self] outcome in
      guard outcome == .cancelled else { return }
      isPanelOpen.toggle()
      // Another flight may have changed the panel in the meantime.
      view.setNeedsLayout()
    }
  }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    app?.reach(.interactions)
    guard app?.setting.hasGuests == true else { return [] }
    let leave = { [weak self, weak transition] in
      self?.app?.reach(.begin)
      guard let self, let transition, presentingViewController != nil else { return }
      dismiss(with: transition)
    }
    loadViewIfNeeded()
    let pull: ScrollPullInteraction = .scrollPullToDismiss(
      scrollView, over: .points(300), priority: app?.setting.pullPriority ?? .transition,
      begin: leave)
    guard let controls else {
      return [.pan(.down, over: .points(300), on: view, begin: leave), pull]
    }
    controls.record(pull)
    return [.pan(.down, over: .points(300), with: controls.pan, begin: leave), pull]
  }
}
