// The app of the probe, for Xcode. It has been compiled against declarations of SwiftUI alone, and
// has never run so far.
import Probe
import SwiftUI

/// Shows the probe over the whole screen. An app of SwiftUI's has scenes, without which none is
/// launched on iOS 27.
@main struct ProbeApp: App {
  var body: some Scene {
    WindowGroup {
      ProbeScreen().ignoresSafeArea()
    }
  }
}

/// The probe's view controller.
struct ProbeScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIKitProbeViewController {
    UIKitProbeViewController()
  }

  func updateUIViewController(_ controller: UIKitProbeViewController, context: Context) {}
}
