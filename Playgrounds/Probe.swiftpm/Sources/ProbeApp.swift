// The app of the probe, for Xcode. It has been compiled against declarations of SwiftUI alone, and
// has never run so far.
import Probe
import SwiftUI

/// An app that shows the probe over the whole screen. Apps in SwiftUI have scenes, without which
/// iOS 27 does not launch an app.
@main struct ProbeApp: App {
  var body: some Scene {
    WindowGroup {
      ProbeScreen().ignoresSafeArea()
    }
  }
}

/// The probe's view controller, or the picture that the launch arguments name.
struct ProbeScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    ProbePictureViewController.Picture.requested.map { ProbePictureViewController($0) }
      ?? UIKitProbeViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
