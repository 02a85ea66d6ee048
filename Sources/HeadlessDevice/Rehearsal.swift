import Foundation
import HeadlessUIKit

extension Device {
  /// A script that is being played and checked.
  ///
  /// ``Device/rehearse(ignoring:_:)`` passes the rehearsal to its closure:
  ///
  /// ```swift
  /// let report = device.rehearse { rehearsal in
  ///   let inbox = InboxViewController()
  ///   rehearsal.watch(inbox.store, as: "the store")
  ///   device.launch(inbox)
  ///   rehearsal.capture("the inbox")
  /// }
  /// ```
  @MainActor public final class Rehearsal {
    private unowned let device: Device
    private let leakWatch = LeakWatch()
    private var observation: FrameObservation?
    private(set) var captures: [RehearsalReport.Capture] = []
    /// The problems with completions, which a recording does not contain.
    private(set) var problems: [MotionCheck.Problem] = []
    /// The states of the recorded frames.
    private(set) var states: [MotionFrame.State] = [.rest]
    private var allowsJump = false
    /// The transitions of earlier scripts that have never completed.
    private let formerTransitions: [ControllerTransition]
    /// The texts of problems and leaks that the app accepts.
    let accepted: [String]
    /// Whether nothing moved and no finger was on the screen at the end.
    private(set) var endsAtRest = false
    /// The time at which the script has ended, in seconds; nil before that.
    private var timeOfEnd: TimeInterval?

    init(device: Device, ignoring accepted: [String]) {
      self.device = device
      self.accepted = accepted
      formerTransitions = device.runtime.transitions
      observation = device.onFrame { [weak self] _ in self?.observeFrame() }
      device.runtime.onCompletion = { [weak self] in self?.observe($0) }
    }

    /// Adds the drawn parts of the screen to the report's text, below a heading with the time.
    ///
    /// The text is that of ``DrawnScreen`` in the last frame. The heading has the time since the
    /// device was created, in seconds.
    ///
    /// - Parameter title: The title of the heading, in one line.
    public func capture(_ title: String) {
      captures.append(
        RehearsalReport.Capture(
          time: device.time, title: title.split(whereSeparator: \.isNewline).joined(separator: " "),
          screen: device.drawnScreen))
    }

    /// Adds an object to the search for leaks.
    ///
    /// View controllers that a frame has shown are found without this method.
    ///
    /// - Parameters:
    ///   - object: The object, which must be released when the app has ended.
    ///   - name: The name of the object in the report.
    public func watch(_ object: AnyObject, as name: String) {
      leakWatch.watch(object, as: name)
    }

    /// Allows the screen to change at once in the next frame.
    ///
    /// Call the method before the script changes views during a transition, such as the offset of a
    /// scroll view. Otherwise the change is a jump.
    public func allowJump() {
      allowsJump = true
    }

    /// The names of the objects that still exist.
    var leaks: [String] { leakWatch.alive }

    /// Ends the observation.
    ///
    /// - Parameter isIdle: Whether nothing moves and no finger is on the screen.
    func stop(isIdle: Bool) {
      observation?.cancel()
      device.runtime.onCompletion = nil
      if let root = device.window.rootViewController { watch(all: root) }
      endsAtRest = isIdle
      timeOfEnd = device.time
    }

    /// Reports the transitions of the script that have still not completed.
    func reportTransitionsWithoutEnd() {
      for transition in transitions {
        add("the transition \(Self.names(transition.from, transition.to)) never completes")
      }
    }

    /// The transitions of the script that have not ended.
    private var transitions: [ControllerTransition] {
      device.runtime.transitions.filter { transition in
        !formerTransitions.contains { $0 === transition }
      }
    }

    private func observeFrame() {
      let isRunning = transitions.contains { $0.isAnimated && $0.run != nil }
      states.append(allowsJump ? .instant : isRunning ? .transition : .rest)
      allowsJump = false
      if let root = device.window.rootViewController { watch(all: root) }
    }

    private func observe(_ completion: TransitionCompletion) {
      if completion.isInFirstFrame { allowsJump = true }
      guard completion.callCount > 1 else { return }
      let names = Self.names(completion.from, completion.to)
      add("the transition \(names) completes \(completion.callCount) times")
    }

    private func add(_ text: String) {
      problems.append(MotionCheck.Problem(time: timeOfEnd ?? device.time, text: text))
    }

    /// Watches a view controller, its children, and the view controllers that it presents.
    private func watch(all controller: UIViewController) {
      device.recorder?.nameViews(of: controller)
      if !leakWatch.contains(controller) {
        leakWatch.watch(controller, as: String(describing: type(of: controller)))
      }
      for child in controller.children { watch(all: child) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        watch(all: presented)
      }
    }

    private static func names(_ from: UIViewController?, _ to: UIViewController?) -> String {
      [("from", from), ("to", to)].compactMap { word, controller in
        controller.map { controller in
          let title = controller.title.flatMap { $0.isEmpty ? nil : $0.quotedForLine }
          return "\(word) \(title ?? String(describing: type(of: controller)))"
        }
      }.joined(separator: " ")
    }
  }
}
