/// What is known of a flight when elements are planned.
struct ElementFacts {
  /// Whether it presents, pushes, or goes to the next tab.
  var isPresenting: Bool
  /// The view controller that goes.
  var from: UIViewController?
  /// The view controller that comes.
  var to: UIViewController?
}
