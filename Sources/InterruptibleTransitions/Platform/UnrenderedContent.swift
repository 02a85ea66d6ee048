/// The content of a view that the screen shows, and that `CALayer.render(in:)` leaves out: blurs
/// and glass, maps, web pages, video, and what the graphics processor draws.
struct UnrenderedContent {
  /// The class of the first such view or layer that a picture of the view should show; nil if there
  /// is none.
  private(set) var className: String?
  /// The layers that are never rendered. To render a map is reported to crash.
  private(set) var layers: [CALayer] = []

  /// Finds the content of a view and of the views in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - classes: The classes of such views and layers.
  ///   - isApart: Whether a view in the view is in no picture of it.
  /// - Complexity: O(*n*) in the number of layers.
  init(of view: UIView, by classes: Classes, without isApart: (UIView) -> Bool) {
    read(view, by: classes, isShown: true, without: isApart)
  }

  /// The classes of views and layers whose content is not rendered, effect views aside.
  struct Classes {
    fileprivate let views = NamedClasses(["MKMapView", "WKWebView", "SKView", "SCNView"])
    fileprivate let layers = NamedClasses([
      "CAMetalLayer", "CAEAGLLayer", "AVPlayerLayer", "AVSampleBufferDisplayLayer",
      "AVCaptureVideoPreviewLayer",
    ])

    /// Whether a view is a map or the like, whose content is in subviews.
    func include(_ view: UIView) -> Bool { views.contains(view) }
  }

  private mutating func read(
    _ view: UIView, by classes: Classes, isShown: Bool, without isApart: (UIView) -> Bool
  ) {
    if isShown, (view as? UIVisualEffectView)?.effect != nil { record(view) }
    if classes.views.contains(view) || classes.layers.contains(view.layer) {
      layers.append(view.layer)
      if isShown { record(view) }
      return
    }
    for layer in view.layer.sublayers ?? [] where !(layer.delegate is UIView) {
      read(layer, by: classes, isShown: isShown)
    }
    for subview in view.subviews where !subview.isHidden {
      read(subview, by: classes, isShown: isShown && !isApart(subview), without: isApart)
    }
  }

  /// Reads a layer that is no view's.
  private mutating func read(_ layer: CALayer, by classes: Classes, isShown: Bool) {
    if classes.layers.contains(layer) {
      layers.append(layer)
      if isShown { record(layer) }
      return
    }
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) {
      read(sublayer, by: classes, isShown: isShown)
    }
  }

  private mutating func record(_ object: AnyObject) {
    if className == nil { className = String(describing: type(of: object)) }
  }

  /// Performs a drawing without the layers that are never rendered.
  func withoutLayers(_ draw: () -> Void) {
    let seen = layers.filter { !$0.isHidden }
    guard !seen.isEmpty else { return draw() }
    // A layer that is no view's would fade.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in seen { layer.isHidden = true }
    draw()
    for layer in seen { layer.isHidden = false }
    CATransaction.commit()
  }
}
