import Foundation

/// A registration for changes of traits, with which the app can end the registration.
@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object whose changes of traits an app can observe.
///
/// UIKit has methods that take a selector too. Linux has no selectors, so the app passes a closure.
@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  /// A closure that is called when an observed trait has changed.
  ///
  /// The closure receives the observed object and the traits before the change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Registers a closure that is called when one of some traits has changed (fact 6.45).
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: The closure. It must not keep the observed object alive.
  /// - Returns: The registration. It ends with the observed object.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Ends a registration. A registration of another object is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registrations of one object.
@MainActor final class TraitObservers {
  private var registrations: [TraitChangeRegistration] = []

  /// Adds a registration.
  func add<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { environment, previous in
      guard let environment = environment as? Environment else {
        preconditionFailure("A trait change handler must take the object that is observed")
      }
      handler(environment, previous)
    }
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the traits that have changed, in the order of their registrations.
  func report(_ environment: any UITraitEnvironment, from old: UITraitCollection) {
    let new = environment.traitCollection
    // A handler may end registrations.
    for registration in registrations where registrations.contains(where: { $0 === registration }) {
      if registration.observes(old, new) { registration.handler(environment, old) }
    }
  }
}

/// The traits and the closure of one registration.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void)
  {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  /// Returns whether an observed trait differs between two collections.
  func observes(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { ($0 as? any SystemTrait.Type)?.differs(old, new) == true }
  }

  /// Returns the registration itself.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object that keeps registrations for changes of its traits.
@MainActor protocol TraitObserving: UITraitEnvironment {
  /// The registrations, or nil if there were none yet.
  var traitObservers: TraitObservers? { get set }
}

extension TraitObserving {
  /// Notifies the object that its traits have changed.
  func reportTraits(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers?.report(self, from: old)
  }
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
  /// Registers a closure that is called when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let object = self as? any TraitObserving
    let observers = object?.traitObservers ?? TraitObservers()
    object?.traitObservers = observers
    return observers.add(traits, handler: handler)
  }

  /// Ends a registration. A registration of another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservers?.remove(registration)
  }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {}

extension UIView: TraitObserving {}

extension UIViewController: TraitObserving {}

extension UIPresentationController: TraitObserving {}
