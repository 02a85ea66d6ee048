// visionOS says: 'UIScreenEdgePanGestureRecognizer' is unavailable: never on visionOS
import UIKit

func listen(on view: UIView) {
  view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
}
