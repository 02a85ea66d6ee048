// visionOS says: is unavailable: never on visionOS
import UIKit

func animator(
  of tabs: UITabBarController, from: UIViewController, to: UIViewController
) -> (any UIViewControllerAnimatedTransitioning)? {
  tabs.delegate?.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to) ?? nil
}
