/// The points at which UIKit's behaviour is documented loosely, each read the other way.
///
/// Without any of them the runtime does what the facts favour. Whatever is built on UIKit has to be
/// right under all of them, alone and together: nobody can say which of them a phone shows.
/// Documentation/UIKitFacts.md says for each which fact it doubts.
package struct RuntimeVariants: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // MARK: Who is called first

  /// `interruptibleAnimator(using:)` is asked for before the first call that starts the transition.
  package static let asksForAnimatorFirst = RuntimeVariants(rawValue: 1 << 0)
  /// The animator is asked for anew whenever it is needed.
  package static let asksForAnimatorOften = RuntimeVariants(rawValue: 1 << 1)
  /// An interactive start goes through `animateTransition(using:)` too, from the superclass.
  package static let animatesInteractiveStart = RuntimeVariants(rawValue: 1 << 2)
  /// A transition starts within the call that asks for it.
  package static let startsAtOnce = RuntimeVariants(rawValue: 1 << 3)

  // MARK: What the percent-driven superclass does

  /// It has no context, and so hears nothing, unless the transition started interactively.
  package static let deafSuperclass = RuntimeVariants(rawValue: 1 << 4)
  /// It tells the context only, and leaves the animator alone.
  package static let superclassOnlyTells = RuntimeVariants(rawValue: 1 << 5)
  /// It continues the animator with a duration factor of what is left.
  package static let superclassStretches = RuntimeVariants(rawValue: 1 << 6)
  /// It calls its own overridable verbs: `pause()` updates, `finish()` and `cancel()` pause.
  package static let superclassReenters = RuntimeVariants(rawValue: 1 << 7)

  // MARK: What the animator does

  /// Turning a paused animator round turns its fraction only when it runs on.
  package static let turnsFractionLate = RuntimeVariants(rawValue: 1 << 8)
  /// Pausing a reversed animator turns it forwards.
  package static let pauseTurnsForwards = RuntimeVariants(rawValue: 1 << 9)
  /// Caught while running, the animator tells progress, until it is scrubbed, also where its curve is
  /// kept.
  package static let fractionIsProgress = RuntimeVariants(rawValue: 1 << 10)
  /// A duration factor plays the whole curve over the rest of the way.
  package static let factorRestartsCurve = RuntimeVariants(rawValue: 1 << 11)

  // MARK: What goes on around

  /// A cancelled transition's appearance callbacks come when it is cancelled, not when it has ended.
  package static let takesBackAtCancel = RuntimeVariants(rawValue: 1 << 12)
  /// Touches that begin during a transition reach neither controller's view.
  package static let keepsTouchesOut = RuntimeVariants(rawValue: 1 << 13)
  /// Targets that an app adds to a scroll view's pan run before the content has moved.
  package static let tellsPanTargetsFirst = RuntimeVariants(rawValue: 1 << 14)

  /// All variants, one by one.
  package static let each: [RuntimeVariants] = (0..<15).map { RuntimeVariants(rawValue: 1 << $0) }

  /// The variants' names, in the order of ``each``.
  package static let names = [
    "asksForAnimatorFirst", "asksForAnimatorOften", "animatesInteractiveStart", "startsAtOnce",
    "deafSuperclass", "superclassOnlyTells", "superclassStretches", "superclassReenters",
    "turnsFractionLate", "pauseTurnsForwards", "fractionIsProgress", "factorRestartsCurve",
    "takesBackAtCancel", "keepsTouchesOut", "tellsPanTargetsFirst",
  ]
}

extension RuntimeVariants {
  /// The variants that runtimes made in this task have.
  @TaskLocal package static var current: RuntimeVariants = []
}

extension RuntimeVariants {
  /// Makes a set from names with `+` between them; names that there are not are left out.
  package init(named names: String) {
    let wanted = names.split(separator: "+").map(String.init)
    self = zip(Self.each, Self.names).filter { wanted.contains($0.1) }
      .reduce(into: []) { $0.formUnion($1.0) }
  }
}

extension RuntimeVariants: CustomStringConvertible {
  package var description: String {
    let chosen = zip(Self.each, Self.names).filter { contains($0.0) }.map(\.1)
    return chosen.isEmpty ? "default" : chosen.joined(separator: "+")
  }
}
