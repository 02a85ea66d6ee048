// iOS says: 'bouncesVertically' is unavailable: since iOS 17.4
// visionOS says: 'bouncesVertically' is unavailable: since visionOS 1.1
import UIKit

func stopBouncing(_ view: UIScrollView) {
  guard #available(iOS 17, *) else { return }
  view.bouncesVertically = false
}
