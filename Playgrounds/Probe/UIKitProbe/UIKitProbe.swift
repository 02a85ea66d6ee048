// Finds out how UIKit behaves if its documentation is loose. Put all files of this folder into
// an app, show a `UIKitProbeViewController`, and follow the screen. They use only public API.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: - Questions and answers

/// The points at which UIKit's behavior is documented loosely, with their names in
/// Documentation/UIKitFacts/7-Variants.md.
public enum ProbePoint: String, CaseIterable, Sendable {
  case asksForAnimatorOnce, asksForAnimatorInStart
  case startsAtOnce, startsPushesInLayout, startsTapsByAnimator
  case tapsAreInteractive, tapsTurnLate, unanimatedAsksNobody, unanimatedIsDriven
  case linksLate, asksTabsLate, pausesInteractiveStarts, tellsLowestOfStack, asksPresentationsLate
  case deafSuperclass, superclassStretches, superclassReenters
  case superclassStartsAnimator, superclassIdles, superclassAsksAgain
  case contextMovesAnimator, contextHearsInteractiveOnly
  case addsTransformsAfterModel
  case turnsFractionLate, fractionIsProgress, runningFractionIsProgress
  case factorRestartsCurve, factorRulesSprings, delaysByWhatIsLeft, pausesLate
  case endsEmptyWhilePaused, endsUnseenWhilePaused, neverEndsAtStart, endsWithinCall
  case endsWhereScrubbed, scrubsInSteps, staysActiveInCompletions, staysPausedInBackground
  case setsShadowsAtOnce, movesSafeArea
  case takesBackAtCancel, keepsTouchesOut, leavesBarsEnabled
  case losesSwipe, animatorMethodBlocksSwipe, stacksAtOnce, endsChangesForOthers
  case enlargesUncoveredSheets, replacesWholeWindow, listsPoppedTopFirst, joinsChangesInOneTurn
  case changesBarInsetsAtOnce, keepsCancelledTop, keepsInsetsUntilLayout, keepsItemsAfterCancel
  case tellsPanTargetsFirst, removedViewsKeepTouches, returningFingersJump
  case roundsOffsets, tapsAskForBoth

  /// Whether the point can be tested only if a person touches the phone.
  public var needsFinger: Bool {
    switch self {
    case .keepsTouchesOut, .tellsPanTargetsFirst, .removedViewsKeepTouches, .tapsAskForBoth,
      .animatorMethodBlocksSwipe, .staysPausedInBackground, .returningFingersJump:
      true
    default: false
    }
  }
}

/// The behavior of a phone at one of the points.
public enum ProbeAnswer: Int, CaseIterable, Sendable {
  /// The behavior that the facts favor.
  case asFavored
  /// The behavior that the point's name describes.
  case asNamed
  /// The behavior could not be observed.
  case unknown
}

/// A code of all answers in twenty-four letters and digits, Crockford's base 32.
///
/// The first twenty-three symbols are the version and the answers. The last symbol detects every
/// single wrong symbol, and every exchange of two neighbors.
public struct ProbeCode: Equatable, Sendable {
  static let version = 8
  static let symbols = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  /// The number of symbols before the check symbol.
  static let length = 23
  private static let group = 3

  /// The answers, in the order of the points.
  public let answers: [ProbeAnswer]

  init(answers: [ProbeAnswer]) { self.answers = answers }

  /// Creates the code of answers; missing answers are unknown.
  public init(_ answers: [ProbePoint: ProbeAnswer]) {
    self.answers = ProbePoint.allCases.map { answers[$0] ?? .unknown }
  }

  /// The code, in groups of three.
  public var text: String {
    let number = [Self.version] + answers.map(\.rawValue)
    var values = Self.convert(number, from: 3, to: 32, count: Self.length)
    values.append(Self.checkValue(of: values))
    let starts = stride(from: 0, to: values.count, by: Self.group)
    return starts.map { start in
      String(values[start..<min(start + Self.group, values.count)].map { Self.symbols[$0] })
    }.joined(separator: "-")
  }

  /// The answers of the code, point by point.
  public var lines: [String] {
    let marks = ["no", "yes", "not known"]
    return zip(ProbePoint.allCases, answers).map { "\($0.rawValue): \(marks[$1.rawValue])" }
  }

  /// Returns the points that have an answer.
  public func points(_ answer: ProbeAnswer) -> [ProbePoint] {
    zip(ProbePoint.allCases, answers).filter { $0.1 == answer }.map(\.0)
  }

  /// Returns the digits of a number in another base, the most significant digit first.
  static func convert(_ digits: [Int], from base: Int, to other: Int, count: Int) -> [Int] {
    var rest = digits
    var converted = [Int]()
    for _ in 0..<count {
      var remainder = 0
      for index in rest.indices {
        let value = remainder * base + rest[index]
        rest[index] = value / other
        remainder = value % other
      }
      converted.insert(remainder, at: 0)
    }
    return converted
  }

  /// Returns the check symbol.
  ///
  /// It makes the sum of all symbols zero, in the field of 32 elements, where each symbol counts
  /// twice as much as the next. A wrong symbol changes the sum. Exchanged neighbors also change it,
  /// because each of them counts differently.
  static func checkValue(of values: [Int]) -> Int {
    values.reduce(0) { sum, value in
      let doubled = (sum ^ value) << 1
      // The field's polynomial is x⁵ + x² + 1.
      return doubled < 32 ? doubled : doubled ^ 0b10_0101
    }
  }
}

// MARK: - The screen

/// A request to the person at the phone.
enum ProbeRequest: String, CaseIterable {
  case touchPage = "Touch the green area."
  case drag = "Drag the gray list slowly upwards, until it is gone."
  case swipe = "Swipe from the left edge to the right, over the green area."
  case leave = "Go to the home screen, and come back here."
  case spread = """
    Spread two fingers on the gray area. Keep one of them there. Lift the other one, put it down \
    far away from where it was, and move it.
    """
  case tapTab = "Touch the word Second, at the bottom."
}

/// A view controller that probes UIKit when it appears, and shows the results.
///
/// It also prints the code and its meaning. With the launch argument `-probe-by-itself` it requests
/// no touches, and the points that need touches stay unknown.
public final class UIKitProbeViewController: UIViewController {
  static let firstLine = "--- UIKit probe ---"
  static let lastLine = "--- end of UIKit probe ---"

  /// Whether the probe requests no touches.
  var isByItself = CommandLine.arguments.contains("-probe-by-itself")
  /// The current request to the person.
  var request: ProbeRequest? { didSet { show() } }
  /// The code, once all trials are done.
  private(set) var code: ProbeCode? { didSet { show() } }
  private let label = UILabel()
  private var hasBegun = false

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    label.textColor = .black
    view.addSubview(label)
    show()
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset = view.safeAreaInsets
    label.frame = CGRect(
      x: 24, y: inset.top + 24, width: view.bounds.width - 48,
      height: (code == nil ? view.bounds.midY : view.bounds.height - inset.bottom)
        - inset.top - 48)
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun, let window = view.window else { return }
    hasBegun = true
    UIKitProbe(on: self, in: window).run { [weak self] answers in
      let code = ProbeCode(answers)
      self?.code = code
      for line in [Self.firstLine, "code: \(code.text)"] + code.lines + [Self.lastLine] {
        print(line)
      }
      // The text would stay in a buffer if the console is a file or a pipe.
      fflush(nil)
    }
  }

  private func show() {
    guard let code else {
      let number = request.flatMap(ProbeRequest.allCases.firstIndex) ?? 0
      label.text =
        request.map { "\(number + 1) of \(ProbeRequest.allCases.count): \($0.rawValue)" }
        ?? "Asking UIKit… Please do not touch anything yet."
      return
    }
    view.setNeedsLayout()
    let named = code.points(.asNamed)
    let unknown = code.points(.unknown)
    label.text = """
      Code: \(code.text)

      \(named.isEmpty ? "UIKit behaves as the facts expect." : "UIKit behaves as named:")\
      \(named.map { "\n\($0.rawValue)" }.joined())

      \(unknown.isEmpty ? "Every point has an answer." : "Not known:")\
      \(unknown.map { "\n\($0.rawValue)" }.joined())
      """
  }
}
