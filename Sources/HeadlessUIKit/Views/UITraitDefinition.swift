import Foundation

/// A trait, as a type.
///
/// An app can define traits too. They never change here, because no view can override them.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of the trait where no other value is specified.
  static var defaultValue: Value { get }
  /// The identifier of the trait. The default is the name of the type.
  static var identifier: String { get }
  /// The name of the trait. The default is the name of the type.
  static var name: String { get }
  /// Whether dynamic colors may depend on the trait. The default is false.
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  /// The name of the type, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// The style of the user interface.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// The style `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The available horizontal space.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// The size class `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The available vertical space.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait {
  /// The size class `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// The kind `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The layout direction of the app.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
  /// The direction `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// The number of pixels per point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
  /// The scale 0, which is not specified.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// A trait of the system, which each trait collection has.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
  /// Returns whether the trait has different values in two collections.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

@available(iOS 17.0, *)
extension UITraitCollection {
  /// The traits on which the system's colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
