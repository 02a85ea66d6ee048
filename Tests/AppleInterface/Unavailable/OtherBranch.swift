// iOS says: 'bouncesVertically' is unavailable: since iOS 17.4
// visionOS says: 'bouncesVertically' is unavailable: since visionOS 1.1
import UIKit

func stopBouncing(_ view: UIScrollView) {
  if #available(iOS 17.4, visionOS 1.1, *) {
    view.bouncesVertically = false
  } else {
    view.bouncesVertically = true
  }
}

func stopBouncingOnceMore(_ view: UIScrollView) {
  guard #available(iOS 17.4, visionOS 1.1, *) else {
    view.bounces = false
    return
  }
  view.bouncesVertically = false
}

@available(iOS 17.4, visionOS 1.1, *)
func stopBouncingWithoutAsking(_ view: UIScrollView) {
  view.bouncesVertically = false
}
