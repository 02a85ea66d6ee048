import Foundation

extension UIView {
  /// UIKit's classes to which apps add subviews.
  private static let openClasses: Set<ObjectIdentifier> = {
    var classes: [AnyClass] = [
      UIView.self, UIWindow.self, UIControl.self, UIImageView.self, UILabel.self,
      UIScrollView.self, UITableView.self, UITableViewCell.self, UICollectionView.self,
      UICollectionReusableView.self, UICollectionViewCell.self, UIVisualEffectView.self,
    ]
    #if canImport(UIKit)
      classes += [UIStackView.self, UITableViewHeaderFooterView.self]
    #endif
    return Set(classes.map { ObjectIdentifier($0) })
  }()

  var isBar: Bool {
    #if canImport(UIKit)
      if self is UISearchBar { return true }
    #endif
    return self is UINavigationBar || self is UITabBar || self is UIToolbar
  }

  /// Whether UIKit shows the view above the content of a scroll view, such as an indicator.
  var isScrollOverlay: Bool {
    guard superview is UIScrollView else { return false }
    if self is UIRefreshControl { return true }
    return Self.isSystemClass(type(of: self)) && !(self is UIControl) && !isBar
      && !Self.openClasses.contains(ObjectIdentifier(type(of: self)))
  }

  /// Whether an app controls the subviews. UIKit and SwiftUI reset those of their own controls.
  ///
  /// - Complexity: O(*n*) in the number of views in the view if UIKit controls the subviews.
  var leavesSubviewsToApps: Bool {
    guard let systemClass else { return true }
    if Self.openClasses.contains(ObjectIdentifier(systemClass)) { return true }
    return !Self.isSwiftUI(systemClass) && holdsPages
  }

  /// Whether the view belongs to SwiftUI, such as the view of a hosting controller.
  var belongsToSwiftUI: Bool {
    systemClass.map(Self.isSwiftUI) == true
  }

  /// The view itself, or the closest view around it, that does not belong to SwiftUI.
  var closestViewOutsideSwiftUI: UIView? {
    sequence(first: self, next: \.superview).first { !$0.belongsToSwiftUI }
  }

  /// The class of the system that the view's class is or inherits from.
  private var systemClass: AnyClass? {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy.compactMap { $0.subjectType as? AnyClass }.first(where: Self.isSystemClass)
  }

  /// Whether the view holds the view of an app's view controller or of a container.
  private var holdsPages: Bool {
    if let controller = next as? UIViewController {
      return !isUIKitObject(controller) || !controller.children.isEmpty
    }
    return subviews.contains(where: \.holdsPages)
  }

  private static func isSystemClass(_ type: AnyClass) -> Bool {
    #if canImport(UIKit)
      // This path is valid on all Apple systems and in simulators.
      Bundle(for: type).bundlePath.contains("/System/Library/") || isSwiftUI(type)
    #else
      String(reflecting: type).hasPrefix("HeadlessUIKit.") || isSwiftUI(type)
    #endif
  }

  /// Returns whether a class belongs to SwiftUI. The class can be generic over an app's content.
  private static func isSwiftUI(_ type: AnyClass) -> Bool {
    #if canImport(UIKit)
      String(reflecting: type).hasPrefix("SwiftUI.")
    #else
      String(reflecting: type) == "HeadlessDevice.HostingView"
    #endif
  }

  /// Whether the view receives the keyboard's input. The headless runtime has no keyboard.
  var receivesKeyboard: Bool {
    #if canImport(UIKit)
      isFirstResponder
    #else
      false
    #endif
  }
}
