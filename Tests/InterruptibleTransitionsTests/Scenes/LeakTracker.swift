import Rehearsals

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Weak records of the objects of a scene during a rehearsal, to find those that live too long.
final class LeakTracker: RehearsalInspector {
  /// An object that a scene has made. The entry is a class, because each copy of a weak reference
  /// takes time.
  private final class Entry {
    /// The object. For a view, this is a mark with the same lifetime.
    private(set) weak var object: AnyObject?
    let type: AnyObject.Type
    /// Whether the object is a recognizer that was attached to the window. An interaction removes
    /// the recognizer when its flight has ended.
    var wasOnWindow = false
    /// Whether the transition retains the object.
    var isKept = false

    init(_ object: AnyObject) {
      type = Swift.type(of: object)
      self.object = object
    }

    init(_ view: UIView, mark: LifeMark) {
      object = mark
      type = Swift.type(of: view)
    }

    var name: String { String(describing: type) }
  }

  /// An object with the lifetime of a view that a tracker has recorded.
  private final class LifeMark {
    let tracker: ObjectIdentifier

    init(_ tracker: LeakTracker) { self.tracker = ObjectIdentifier(tracker) }
  }

  /// A flight of a transition, and the objects that belong only to the flight. The run is a class,
  /// because there may be many runs, which are checked in each frame.
  private final class Run {
    var parts: [Entry]
    /// Whether the flight has begun, so that all parts are known.
    var isComplete = false

    init(_ run: TransitionRun) { parts = [Entry(run)] }

    func isThat(of run: TransitionRun) -> Bool { parts[0].object === run }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var types: [ObjectIdentifier: AnyObject.Type] = [:]
  private var runs: [ObjectIdentifier: Run] = [:]
  /// The objects that were reported as left behind, so that each object is reported once.
  private var told: Set<ObjectIdentifier> = []

  /// Records an object.
  ///
  /// - Parameter object: The object.
  private func note(_ object: AnyObject?) {
    guard let object else { return }
    let id = ObjectIdentifier(object)
    // An object may have the address of a deinitialized object.
    if let known = entries[id], known.object === object { return }
    record(Entry(object), as: id)
  }

  private func record(_ entry: Entry, as id: ObjectIdentifier) {
    entries[id] = entry
    types[ObjectIdentifier(entry.type)] = entry.type
  }

  /// Records a view.
  private func note(view: UIView) {
    // Most views are already recorded.
    if let mark = view.lifeMark as? LifeMark, mark.tracker == ObjectIdentifier(self) { return }
    let mark = LifeMark(self)
    view.lifeMark = mark
    record(Entry(view, mark: mark), as: ObjectIdentifier(view))
  }

  /// The kinds of the recorded objects, by name.
  var kinds: Set<String> { Set(types.values.map { String(describing: $0) }) }

  // MARK: Inspections

  func record(_ transition: InterruptibleTransition) {
    note(transition)
    for interaction in transition.interactions { note(interaction) }
  }

  func problems(
    in window: UIWindow, hasChanged: Bool, keeping kept: [UIViewController]
  ) -> [String] {
    var problems: [String] = []
    let remains = noteRuns()
    if !remains.isEmpty {
      problems.append("of a transition that has ended there are left: \(remains)")
    }
    guard hasChanged else { return problems }
    guard Runtime.current.transitions.isEmpty else {
      note(all: window)
      return problems
    }
    let left = leftBehind(by: window, keeping: kept)
    if !left.isEmpty { problems.append("of what has left the screen there are left: \(left)") }
    return problems
  }

  func problemsAfterRelease() -> [String] {
    remains.isEmpty ? [] : ["the scene is over, and there are left: \(remains)"]
  }

  // MARK: All objects

  /// Records a window with all objects that can be reached from it.
  ///
  /// - Parameter window: The window.
  /// - Returns: The view controllers, presentation controllers and recognizers that were reached.
  @discardableResult private func note(all window: UIWindow) -> Set<ObjectIdentifier> {
    var reached: Set<ObjectIdentifier> = []
    note(window, in: &reached)
    for recognizer in window.gestureRecognizers ?? [] {
      entries[ObjectIdentifier(recognizer)]?.wasOnWindow = true
    }
    if let root = window.rootViewController { note(root, in: &reached) }
    return reached
  }

  private func note(_ view: UIView, in reached: inout Set<ObjectIdentifier>) {
    note(view: view)
    for recognizer in view.gestureRecognizers ?? [] {
      note(recognizer)
      reached.insert(ObjectIdentifier(recognizer))
    }
    for subview in view.subviews { note(subview, in: &reached) }
  }

  private func note(_ controller: UIViewController, in reached: inout Set<ObjectIdentifier>) {
    guard reached.insert(ObjectIdentifier(controller)).inserted else { return }
    note(controller)
    // For a view controller that is not presented, UIKit would create a presentation controller.
    if controller.presentingViewController != nil,
      let presentation = controller.presentationController
    {
      note(presentation)
      reached.insert(ObjectIdentifier(presentation))
    }
    if let view = controller.viewIfLoaded, view.window == nil { note(view, in: &reached) }
    for child in controller.children { note(child, in: &reached) }
    if let presented = controller.presentedViewController { note(presented, in: &reached) }
  }

  // MARK: Transitions

  /// Records the running transitions.
  ///
  /// - Returns: The names of the objects that belong to ended transitions and still exist.
  private func noteRuns() -> [String] {
    var current: [ObjectIdentifier: Run] = [:]
    for transition in Runtime.current.transitions {
      guard let run = transition.run else { continue }
      let id = ObjectIdentifier(run)
      // A new run may have the address of an ended run.
      let isKnown = runs[id]?.isThat(of: run) == true
      let watching = (isKnown ? runs.removeValue(forKey: id) : nil) ?? newRun(run)
      current[id] = watching
      guard !watching.isComplete else { continue }
      if let transition = run.animator as? InterruptibleTransition { note(transition, watching) }
    }
    let over = runs.values
    runs = current
    return over.flatMap { run in run.parts.filter { $0.object != nil }.map(\.name) }
  }

  private func newRun(_ run: TransitionRun) -> Run {
    note(run)
    note(run.animator as AnyObject)
    note(run.interactor as AnyObject?)
    if let recognizer = (run.animator as? InterruptibleTransition)?.controls.recognizer {
      note(recognizer)
      // The transition uses the recognizer in each of its flights.
      entries[ObjectIdentifier(recognizer)]?.isKept = true
    }
    return Run(run)
  }

  /// Records the objects of a transition, and of its flight once it has begun.
  private func note(_ transition: InterruptibleTransition, _ run: Run) {
    for interaction in transition.interactions { note(interaction) }
    // Requesting the animator too early would create it.
    guard let flight = transition.flight else { return }
    switch flight.phase {
    case .held, .running, .settling: break
    case .idle, .starting, .ended: return
    }
    run.isComplete = true
    let animator = transition.interruptibleAnimator(using: flight.context)
    for part in [flight, flight.context, animator] as [AnyObject] {
      note(part)
      run.parts.append(Entry(part))
    }
  }

  /// Returns the view controllers, presentation controllers and recognizers of the window that have
  /// left the screen and still exist.
  ///
  /// - Parameters:
  ///   - window: The window, without a running transition.
  ///   - kept: The view controllers that the scene retains.
  /// - Returns: Their names.
  private func leftBehind(by window: UIWindow, keeping kept: [UIViewController]) -> [String] {
    var reached = note(all: window)
    for controller in kept { note(controller, in: &reached) }
    return entries.filter { id, entry in
      guard !reached.contains(id), let object = entry.object, !told.contains(id) else {
        return false
      }
      return object is UIViewController || object is UIPresentationController
        || entry.wasOnWindow && !entry.isKept
    }.map { id, entry in
      told.insert(id)
      return entry.name
    }
  }

  /// The objects that still exist, with their numbers. All recorded objects must be deinitialized
  /// with the device.
  private var remains: [String] {
    let names = entries.values.filter { $0.object != nil }.map(\.name)
    return Dictionary(grouping: names, by: { $0 }).map { "\($1.count) × \($0)" }.sorted()
  }
}
