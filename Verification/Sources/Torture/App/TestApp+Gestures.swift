@testable import InterruptibleTransitions

extension TestApp {
  /// Replaces the interactions of a transition.
  func setGestures(_ gestures: [Gesture], of index: Int) {
    let made = gestures.flatMap { interactions($0, of: index) }
    for interaction in made { invariants.leaks.watch(interaction, as: "interaction") }
    transitions[index].interactions = made + [sliders[index]]
  }

  /// Whether a transition has an interaction that carries elements.
  var carries: Bool {
    transitions.contains { $0.interactions.contains { $0 is CarryInteraction } }
  }

  private func interactions(
    _ gesture: Gesture, of index: Int
  ) -> [any TransitionInteraction] {
    let way = TransitionDistance.points(MotionInvariant.travel)
    let start = { [weak self] () -> Void in self?.start(index) }
    let nothing = { [weak self] () -> Void in self?.reach(.begin) }
    guard let home else { return [] }
    let view: UIView = home.view
    let scrollView = home.scrollView
    let priority = setting.pullPriority
    return switch gesture {
    case .hold: [.touchToPause(deciding: .down, within: 40)]
    case .scrubbingHold: [.touchToPause(scrubbing: .up, over: way)]
    case .pan: [.pan(.up, over: way)]
    case .panToStart: [.pan(.up, over: way, on: view, begin: start)]
    case .axisPan: [.pan(along: .horizontal, over: way, on: view) { _ in start() }]
    case .edgePan: [.edgePan(.left, over: way, on: view, begin: start)]
    case .contentPan: [.contentPan(over: way, on: view, begin: start)]
    case .pinch: [.pinch(by: 3)]
    case .rotation: [.rotation(by: .pi / 2)]
    case .pull:
      [recorded(.scrollPull(scrollView, past: 30, over: way, priority: priority, begin: start))]
    case .pinnedPull:
      [recorded(.scrollPullToDismiss(scrollView, over: way, priority: priority, begin: start))]
    case .idlePull:
      [recorded(.scrollPullToDismiss(scrollView, over: way, priority: priority, begin: nothing))]
    case .edges:
      [.edgePan([.left, .right, .top, .bottom], over: way, on: view, begin: start)]
    case .idlePan: [.pan(.down, over: way, on: view, begin: nothing)]
    case .carry: [.carry(toward: [.down, .up], on: view, begin: start)]
    case .carryFromEdge:
      [
        CarryInteraction(
          nil, toward: [.trailing], on: view, by: .system, isEdgeSwipe: true, when: { _ in true },
          begin: start)
      ]
    case .windowPan: [.pan(.down, over: way, on: device.window, begin: start)]
    case .containerPan: [.pan(.down, over: way, on: container ?? device.window, begin: start)]
    case .followingPan: [.pan(.down, on: view, begin: start)]
    }
  }

  /// The container of the topmost presentation.
  private var container: UIView? {
    // A presentation controller of a view controller that is never presented would not be released.
    guard let top, top.presentingViewController != nil else { return nil }
    return top.presentationController?.containerView
  }

  /// Returns a pull on the home page after recording it in the page's controls.
  private func recorded(_ pull: ScrollPullInteraction) -> ScrollPullInteraction {
    home?.controls?.record(pull)
    return pull
  }

  /// Starts a possible change: a pop or a presentation.
  private func start(_ index: Int) {
    reach(.begin)
    recordAct()
    if let navigation, navigation.viewControllers.count > 1, index != 1 {
      navigation.popViewController(with: transitions[index])
    } else if let page = free(0) {
      root?.present(page, with: transitions[index])
    }
  }
}

extension Setting {
  /// The priority of pulls on scroll views with a refresh control.
  var pullPriority: TransitionScrollPullPriority {
    controls == .refreshing ? .refreshControl : .transition
  }
}
