import Foundation
import Testing

@testable import InterruptibleTransitions

/// Tests that each name of Hero's public interface has a row with its replacement, or with the
/// reason why there is none.
@Suite("Migration from Hero")
struct FromHeroTests {
  /// The public names of Hero 1.6.4.
  private static let names = """
    fade forceNonFade position size transform perspective scale translate rotate backgroundColor
    borderColor borderWidth shadowColor shadowOpacity shadowOffset shadowRadius shadowPath overlay
    opacity cornerRadius zPosition contentsRect contentsScale masksToBounds duration
    durationMatchLongest delay timingFunction spring source arc cascade when whenMatched
    whenPresenting whenDismissing whenAppearing whenDisappearing beginWith useGlobalCoordinateSpace
    ignoreSubviewModifiers useNoSnapshot useNormalSnapshot useOptimizedSnapshot
    useLayerRenderSnapshot useScaleBasedSizeChange forceAnimate leadingToTrailing trailingToLeading
    topToBottom bottomToTop leftToRight rightToLeft radial inverseRadial from auto push pull cover
    uncover slide zoomSlide pageIn pageOut zoom zoomOut selectBy autoReverse none leading trailing
    id heroID modifiers heroModifiers modifierString heroModifierString isEnabled heroEnabled
    isHeroEnabled isEnabledForSubviews heroEnabledForSubviews isHeroEnabledForSubviews storedAlpha
    heroStoredAlpha snapshotView slowSnapshotView HeroCustomSnapshotView modalAnimationType
    heroModalAnimationType navigationAnimationType heroNavigationAnimationType tabBarAnimationType
    heroTabBarAnimationType modalAnimationTypeString navigationAnimationTypeString
    tabBarAnimationTypeString dismissViewController unwindToRootViewController
    unwindToViewController replaceViewController HeroExtension HeroCompatible base Hero shared
    HeroTransition update finish cancel apply changeTarget start animate complete transition state
    isTransitioning transitioning presenting isPresenting progress observeForProgressUpdate
    HeroProgressUpdateObserver totalDuration container context fromViewController toViewController
    interactive isUserInteractionEnabled containerColor viewOrderingStrategy
    HeroViewOrderingStrategy defaultAnimation HeroDefaultAnimationType
    defaultAnimationDirectionStrategy Direction Strategy delegate HeroTransitionDelegate
    HeroViewControllerDelegate HeroConditionalContext currentViewController otherViewController
    isAppearing isMatched isInNavbarController isInTabbarController isAncestorViewMatched
    matchedAncestorView matchedView HeroPreprocessor process BasePreprocessor HeroAnimator
    canAnimate seekTo resume clean HeroDefaultAnimator HeroPlugin enable disable
    requirePerFrameCallback HeroContext fromViews toViews sourceView destinationView pairedView hide
    unhide HeroTargetState HeroModifier beginState conditionalModifiers custom displayShadow
    anchorPoint HeroCoordinateSpace coordinateSpace HeroSnapshotType snapshotType CascadeDirection
    HeroStringConvertible Lexer Parser
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the names in backticks in the first cell of each row, and the text of its second cell.
  private static func rows() throws -> [(names: [String], answer: String)] {
    try text("Documentation/FromHero.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let names = cells[0].components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
        return (names, cells.count > 1 ? cells[1] : "")
      }
  }

  @Test("Each Hero name has a row, and each row has an answer")
  func names() throws {
    let rows = try Self.rows()
    let found = Set(rows.flatMap(\.names))
    #expect(Set(Self.names).subtracting(found).sorted() == [])
    #expect(found.subtracting(Self.names).sorted() == [])
    #expect(rows.allSatisfy { $0.answer.count > 3 })
  }

  @Test("Each modifier that a row names exists")
  func answers() throws {
    let folder = "Sources/InterruptibleTransitions/Elements/Modifiers/"
    let files = ["Definition", "Appearance", "Time", "Conditions"].map {
      "\(folder)ElementModifier+\($0).swift"
    }
    let sources = try (files + ["\(folder)ElementModifier+Curve.swift"])
      .map { try Self.text($0) }.joined()
    let section =
      try Self.text("Documentation/FromHero.md").components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Modifiers") } ?? ""
    let words = section.components(separatedBy: "`").filter { $0.hasPrefix(".") }
    let names = words.map { $0.dropFirst().prefix { $0.isLetter } }.map(String.init)
    let others: Set = [
      "linear", "easeIn", "easeOut", "easeInOut", "cubic", "automatic", "drawn", "view",
    ]
    for name in Set(names).subtracting(others) {
      let isThere = ["func \(name)(", "let \(name) ", "case \(name)"].contains {
        sources.contains($0)
      }
      #expect(isThere, "\(name)")
    }
    #expect(names.count > 50)
  }
}
