import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of how the runtime's own cost grows with various sizes.
enum RuntimeGrowth {
  static var all: [any Benchmark] {
    let sizes = [10, 30, 100, 300, 1_000, 3_000, 10_000]
    return [
      Growth("growth/runtime/endingBlocks", sizes: sizes) { endingBlocks($0) },
      Growth("growth/runtime/endingAnimators", sizes: sizes) { endingAnimators($0) },
      Growth("growth/runtime/animatorBlocks", sizes: sizes) { animatorBlocks($0) },
      Growth("growth/runtime/pressing", sizes: sizes) { pressing($0) },
      Growth("growth/runtime/detachingRecognizers", sizes: sizes) { detachingRecognizers($0) },
      Growth("growth/runtime/detachingViews", sizes: sizes) { detachingViews($0) },
    ]
  }

  /// Returns an operation with animation blocks that begin together and end together.
  private static func endingBlocks(_ size: Int) -> Workload.Operation {
    ending(size) { views in
      for view in views {
        UIView.animate(withDuration: 2 * frame) { view.alpha = 1.5 - view.alpha }
      }
    }
  }

  /// Returns an operation with property animators that begin together and end together.
  private static func endingAnimators(_ size: Int) -> Workload.Operation {
    ending(size) { views in
      for view in views {
        let alpha = 1.5 - view.alpha
        UIViewPropertyAnimator(duration: 2 * frame, curve: .linear) { view.alpha = alpha }
          .startAnimation()
      }
    }
  }

  /// Returns an operation with one animator that has many blocks.
  private static func animatorBlocks(_ size: Int) -> Workload.Operation {
    ending(size) { views in
      let animator = UIViewPropertyAnimator(duration: 2 * frame, curve: .linear)
      for view in views {
        animator.addAnimations({ view.alpha = 1.5 - view.alpha }, delayFactor: 0.1)
      }
      animator.startAnimation()
    }
  }

  /// Returns an operation that runs animations of two frames on a screen's views.
  private static func ending(
    _ size: Int, _ begin: @escaping ([UIView]) -> Void
  ) -> Workload.Operation {
    let (device, views) = screen(size)
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        begin(views)
        device.advance(by: 4 * frame)
      }
    }
  }

  /// Returns an operation in which a finger touches a view with recognizers, moves and lifts.
  private static func pressing(_ size: Int) -> Workload.Operation {
    let (device, _) = screen(1)
    for _ in 0..<size { device.window.addGestureRecognizer(UITapGestureRecognizer()) }
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        let finger = device.press(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 2))
        finger.lift()
      }
    }
  }

  /// Returns an operation that adds recognizers to a view and removes them in the same order.
  private static func detachingRecognizers(_ size: Int) -> Workload.Operation {
    let (device, _) = screen(1)
    let recognizers = (0..<size).map { _ in UIPanGestureRecognizer() }
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        for recognizer in recognizers { device.window.addGestureRecognizer(recognizer) }
        for recognizer in recognizers { device.window.removeGestureRecognizer(recognizer) }
      }
    }
  }

  /// Returns an operation that adds views to a view and removes them in the same order.
  private static func detachingViews(_ size: Int) -> Workload.Operation {
    let (device, views) = screen(size)
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        let container = views.first?.superview
        for view in views { view.removeFromSuperview() }
        for view in views { container?.addSubview(view) }
        device.advance(by: frame)
      }
    }
  }

  private static func screen(_ size: Int) -> (Device, [UIView]) {
    let device = Device()
    let page = Page(size)
    device.launch(page)
    for view in page.moved { view.alpha = 0.5 }
    return (device, page.moved)
  }
}
