@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var identifier: String { fatalError("Type-checked only") }
  public static var name: String { fatalError("Type-checked only") }
  public static var affectsColorAppearance: Bool { fatalError("Type-checked only") }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

// The default values of the traits are unconfirmed.

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

@available(iOS 17.0, *)
extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    fatalError("Type-checked only")
  }
}

// UIKit declares it in Objective-C.
@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

@available(iOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

// It is unconfirmed that the methods have default implementations.
@available(iOS 17.0, *)
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    fatalError("Type-checked only")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    fatalError("Type-checked only")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    fatalError("Type-checked only")
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    fatalError("Type-checked only")
  }
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {}
