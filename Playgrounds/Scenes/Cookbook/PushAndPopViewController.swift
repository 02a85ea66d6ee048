import InterruptibleTransitions

/// A cookbook: a tap opens a recipe, a touch stops the page in flight and moves it, and a finger
/// from the left edge returns it. The bar changes to the recipe's color alongside the page.
///
/// The system pushes the shopping list, and its own swipe pops it.
package final class PushAndPopViewController: UINavigationController {
  package let turn = InterruptibleTransition(
    .pages(givingWay: 0.3), timing: .spring(dampingRatio: 1, duration: 0.5))
  /// A view over the bar that colors the bar.
  package let wash = UIView()

  private lazy var transitions = NavigationTransitioningDelegate { [turn] operation, from, to in
    let page = operation == .push ? to : from
    return page is RecipeViewController ? turn : nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    let recipes = RecipesViewController()
    recipes.title = "Cookbook"
    recipes.onChoice = { [weak self] in self?.open($0) }
    delegate = transitions
    viewControllers = [recipes]
    wash.isUserInteractionEnabled = false
    wash.backgroundColor = color(of: recipes)
    view.addSubview(wash)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    wash.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: navigationBar.frame.maxY)
  }

  private func open(_ recipe: Recipe) {
    let page = RecipeViewController(recipe)
    turn.interactions = [
      .touchToPause(scrubbing: .left, over: .fraction(1)),
      .edgePan(.left, over: .fraction(1), on: page.view) { [weak self] in
        self?.popViewController(animated: true)
      },
    ]
    pushViewController(page, animated: true)
  }

  private func color(of page: UIViewController?) -> UIColor? {
    (page as? RecipeViewController)?.recipe.tint.withAlphaComponent(0.34)
      ?? UIColor(red: 0.85, green: 0.62, blue: 0.3, alpha: 0.12)
  }
}

extension PushAndPopViewController: TransitionParticipant {
  /// Changes the color of the bar alongside the page.
  package func animateAlongside(_ flight: TransitionFlight) {
    flight.addAnimations { [self] in
      wash.backgroundColor = color(of: flight.toViewController)
    }
  }
}
