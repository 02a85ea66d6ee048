// The demo's app, for Xcode. It has been compiled against declarations of SwiftUI and UIKit alone,
// and has never run so far.
import Demo
import Probe
import SwiftUI

/// An app that shows the scenes. Apps in SwiftUI have scenes, without which iOS 27 does not launch
/// an app.
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      DemoScreen().ignoresSafeArea()
    }
  }
}

/// The demo's view controller.
struct DemoScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> DemoViewController {
    let demo = DemoViewController()
    demo.makeProbe = { UIKitProbeViewController() }
    demo.share = { text, presenter in
      let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
      // An iPad shows the sheet as a popover.
      sheet.popoverPresentationController?.sourceView = presenter.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 60, width: 1, height: 1)
      presenter.present(sheet, animated: true)
    }
    demo.setRightToLeft = { [weak demo] isRightToLeft in
      UIView.appearance().semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .unspecified
      // UIKit applies an appearance to views that enter a window.
      guard let window = demo?.view.window else { return }
      for view in window.subviews {
        view.removeFromSuperview()
        window.addSubview(view)
      }
    }
    return demo
  }

  func updateUIViewController(_ controller: DemoViewController, context: Context) {}
}
