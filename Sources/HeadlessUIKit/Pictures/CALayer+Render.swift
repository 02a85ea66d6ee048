import Foundation

extension CALayer {
  /// Renders the layer and its descendants into a context, in the layer's own coordinates.
  ///
  /// The method uses the model values. It leaves out animations, masks and blurs of the content
  /// behind (fact 5.18), and content that the graphics processor draws (fact 5.21). It rounds all
  /// corners of a layer that clips (fact 5.42).
  ///
  /// - Complexity: O(n) in the number of layers.
  public func render(in ctx: CGContext) {
    guard let drawing = Drawing.into(ctx), let copy = model().stillCopy(asShown: false) else {
      return
    }
    if copy.showsMetal, Self.stopsRendering {
      preconditionFailure("A layer of a map was rendered, and the image's data cannot be read")
    }
    let leavesOutMasks = copy.showsMask && !Self.rendersMasks
    copy.forSubtree {
      $0.values.backdrop = .none
      if $0.masksToBounds, $0.values.cornerRadius > 0 { $0.maskedCorners = .all }
      if leavesOutMasks { $0.mask = nil }
      if $0 is CAMetalLayer { $0.content = .none }
    }
    copy.values.opacity = 1
    drawing.draw(copy)
  }

  /// Whether the graphics processor draws the layer or a descendant.
  private var showsMetal: Bool {
    !hides && (self is CAMetalLayer || childLayers.contains { $0.showsMetal })
  }

  /// Whether the layer or a descendant is drawn through a mask.
  private var showsMask: Bool {
    !hides && (extras?.mask != nil || childLayers.contains { $0.showsMask })
  }

  /// Whether masks are rendered (variant 7.91). Layers are rendered on the main thread.
  private static var rendersMasks: Bool {
    MainActor.assumeIsolated { Runtime.current.reads(.rendersMasks) }
  }

  /// Whether rendering such content stops the app. Layers are rendered on the main thread.
  private static var stopsRendering: Bool {
    MainActor.assumeIsolated { Runtime.current.reads(.stopsAtRenderedMetal) }
  }
}
