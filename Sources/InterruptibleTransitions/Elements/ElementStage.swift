/// The stand-ins of a flight's elements: the one place that makes and moves them, hides what they
/// stand for, and undoes all of it.
final class ElementStage {
  /// What was found.
  let report: ElementReport
  private var plan: ElementPlan
  private let container: UIView
  private let overlay = ElementOverlay()
  private var actors: [ElementID: ElementActor] = [:]
  /// What the plan depends on: the container and the screens, by their sizes.
  private let screens: [UIView]
  private var plannedBounds: [CGRect] = []
  /// The views that are hidden.
  private var views: [ElementID: (from: UIView, to: UIView)] = [:]

  /// Makes the stand-ins, and hides what they stand for.
  ///
  /// - Parameters:
  ///   - scene: What there is to be shown.
  ///   - container: The view that gets the stand-ins, above all others.
  init(_ scene: ElementScene, in container: UIView) {
    self.container = container
    screens = [container] + scene.screens
    (plan, report) = (scene.plan, scene.report)
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityElementsHidden = true
    overlay.frame = container.bounds
    container.addSubview(overlay)
    makeActors(scene)
    plannedBounds = screens.map(\.bounds)
    show(0)
  }

  /// Whether a screen as a whole has a stand-in: then nothing of it is seen besides.
  func hides(_ screen: UIView) -> Bool {
    views.values.contains { $0.from === screen || $0.to === screen }
  }

  /// Makes the stand-ins, and hides what they stand for.
  private func makeActors(_ scene: ElementScene) {
    for item in plan.items {
      guard let old = scene.from[item.id], let new = scene.to[item.id] else { continue }
      views[item.id] = (old, new)
    }
    let camera = ElementCamera(of: views.values.flatMap { [$0.from, $0.to] })
    for item in plan.items {
      guard let (old, new) = views[item.id] else { continue }
      actors[item.id] = ElementActor(item, from: old, to: new, camera)
    }
    camera.close()
    for (old, new) in views.values {
      for view in [old, new] { ElementVeil.hide(view) }
    }
    setPaths()
    for item in plan.items { attach(item) }
  }

  /// Puts a stand-in where it belongs.
  private func attach(_ item: ElementPlan.Item) {
    guard let actor = actors[item.id] else { return }
    if let parent = item.parent.flatMap({ actors[$0] }) {
      parent.standIn.add(actor.standIn.carrier)
    } else {
      overlay.addSubview(actor.clip)
    }
  }

  private func setPaths() {
    let items = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.id, $0) })
    for item in plan.items {
      actors[item.id]?.setPath(item, in: item.parent.flatMap { items[$0] }, of: container.bounds)
    }
  }

  /// Shows a progress of the flight, 0…1.
  func show(_ progress: Double) {
    if zip(screens, plannedBounds).contains(where: { $0.bounds != $1 }) { planAnew() }
    for actor in actors.values { actor.show(progress) }
  }

  /// Looks again where everything is, after a screen has changed its size. Nothing new begins under
  /// way, and what is not there any more keeps its place.
  private func planAnew() {
    plannedBounds = screens.map(\.bounds)
    overlay.frame = container.bounds
    for screen in screens { screen.layoutIfNeeded() }
    plan = ElementPlan(
      plan.items.map { item in
        guard let views = views[item.id] else { return item }
        return item.moved(
          from: views.from.elementPlace(in: container), to: views.to.elementPlace(in: container))
      })
    setPaths()
  }

  /// Adds the way to the end to an animation with key frames.
  func addKeyframes() {
    let actors = Array(actors.values)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
      for actor in actors { actor.showForms(1) }
    }
    for half in [0, 0.5] {
      UIView.addKeyframe(withRelativeStartTime: half, relativeDuration: 0.5) {
        for actor in actors { actor.showOpacities(half + 0.5) }
      }
    }
  }

  /// Removes the stand-ins, and shows what they stood for.
  func remove() {
    overlay.removeFromSuperview()
    for pair in views.values {
      for view in [pair.from, pair.to] { ElementVeil.show(view) }
    }
    (views, actors) = ([:], [:])
  }
}

/// What all stand-ins of a flight are in: above both screens, out of reach of touches and
/// VoiceOver.
final class ElementOverlay: UIView {}
