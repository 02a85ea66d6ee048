// What an app cannot read, a person reads on a screenshot.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view controller that shows how UIKit draws masks and effects, for a screenshot.
///
/// The launch argument `-probe-picture`, followed by the name of a picture, shows it in place of
/// the probe.
public final class ProbePictureViewController: UIViewController {
  /// The pictures.
  public enum Picture: String, CaseIterable, Sendable {
    /// A view with an empty mask, rendered by its layer.
    case masks
    /// Effects that are set below an empty mask, and below an opacity of 13/256.
    case effects

    /// The meaning of the picture.
    var text: String {
      switch self {
      case .masks:
        "A red square: a rendered layer leaves out its mask. No square: it has the mask (7.91)."
      case .effects:
        """
        Three equal squares: an effect that appears below a mask or an opacity is shown. Squares \
        that differ: it stays flat (7.89).
        """
      }
    }

    /// The picture of the launch arguments; nil if they name none.
    public static var requested: Picture? {
      let arguments = CommandLine.arguments
      guard let index = arguments.firstIndex(of: "-probe-picture"), index + 1 < arguments.count
      else { return nil }
      return Picture(rawValue: arguments[index + 1])
    }
  }

  private let picture: Picture

  /// Creates a view controller that shows a picture.
  public init(_ picture: Picture) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because the picture has no archive.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 24, y: 100, width: 300, height: 120))
    label.numberOfLines = 0
    label.text = picture.text
    view.addSubview(label)
    switch picture {
    case .masks: showRenderedMask()
    case .effects: showEffects()
    }
  }

  private func showRenderedMask() {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    square.backgroundColor = .red
    square.layer.mask = CALayer()
    let image = UIGraphicsImageRenderer(bounds: square.bounds).image { context in
      square.layer.render(in: context.cgContext)
    }
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(x: 24, y: 300, width: 100, height: 100)
    view.addSubview(imageView)
  }

  private func showEffects() {
    let stripe = UIView(frame: CGRect(x: 0, y: 330, width: view.bounds.width, height: 40))
    stripe.backgroundColor = .red
    view.addSubview(stripe)
    let surroundings = (0..<3).map { index in
      let around = UIView(frame: CGRect(x: 20 + 110 * index, y: 300, width: 100, height: 100))
      view.addSubview(around)
      return around
    }
    surroundings[1].layer.mask = CALayer()
    surroundings[2].alpha = 13.0 / 256
    for around in surroundings {
      let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      effectView.frame = around.bounds
      around.addSubview(effectView)
    }
    // An animation times the change, as elsewhere in the probe.
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { stripe.alpha = 0.99 }
    animator.addCompletion { _ in
      surroundings[1].layer.mask = nil
      surroundings[2].alpha = 1
    }
    animator.startAnimation()
  }
}
