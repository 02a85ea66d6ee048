/// The visible content of a view that `CALayer.render(in:)` leaves out: blurs and glass, maps, web
/// pages, video, and graphics from the GPU.
struct UnrenderedContent {
  /// The class of the first unrendered content that a snapshot should show; nil without any.
  private(set) var className: String?
  /// The views with the content, except for effect views.
  private(set) var views: [UIView] = []
  /// The layers that must be excluded from rendering. Rendering a map is reported to crash.
  private(set) var layers: [CALayer] = []

  /// Finds the unrendered content of a view and its subviews, except those that are apart.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  init(of view: UIView, by classes: Classes, without isApart: (UIView) -> Bool) {
    read(view, by: classes, isShown: true, without: isApart)
  }

  /// The classes of views and layers whose content is not rendered, except for effect views.
  struct Classes {
    fileprivate let views = NamedClasses(["MKMapView", "WKWebView", "SKView", "SCNView"])
    fileprivate let layers = NamedClasses([
      "CAMetalLayer", "CAEAGLLayer", "CAOpenGLLayer", "AVPlayerLayer",
      "AVSampleBufferDisplayLayer", "AVCaptureVideoPreviewLayer",
      // Views of other processes, copies of other views, and materials that are no effect views.
      "CALayerHost", "CAPortalLayer", "CABackdropLayer",
    ])

    /// The result for each class of views and each class of layers that has been seen.
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a view, or its layer, is of one of the classes.
    func includeLive(_ view: UIView) -> Bool {
      func isKnown(_ object: AnyObject, _ find: () -> Bool) -> Bool {
        let key = ObjectIdentifier(type(of: object))
        if let known = Self.known[key] { return known }
        let result = find()
        Self.known[key] = result
        return result
      }
      return isKnown(view) { views.contains(view) }
        || isKnown(view.layer) { layers.contains(view.layer) }
    }

    /// Returns whether a view is of a class, such as a map's, whose content is in subviews.
    func include(_ view: UIView) -> Bool { views.contains(view) }
  }

  private mutating func read(
    _ view: UIView, by classes: Classes, isShown: Bool, without isApart: (UIView) -> Bool
  ) {
    if isShown, (view as? UIVisualEffectView)?.effect != nil { record(view) }
    if classes.views.contains(view) || classes.layers.contains(view.layer) {
      layers.append(view.layer)
      if isShown {
        record(view)
        views.append(view)
      }
      return
    }
    let known = layers.count
    for layer in view.layer.sublayers ?? [] where !(layer.delegate is UIView) {
      read(layer, by: classes, isShown: isShown)
    }
    if isShown, layers.count > known { views.append(view) }
    for subview in view.subviews where !subview.isHidden {
      read(subview, by: classes, isShown: isShown && !isApart(subview), without: isApart)
    }
  }

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

  func withoutLayers(_ draw: () -> Void) {
    let seen = layers.filter { !$0.isHidden }
    guard !seen.isEmpty else { return draw() }
    // A layer that does not belong to a view would animate the change.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in seen { layer.isHidden = true }
    draw()
    for layer in seen { layer.isHidden = false }
    CATransaction.commit()
  }
}
