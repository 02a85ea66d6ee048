import Foundation
import HeadlessDevice
import Scenes
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter PresetTests` runs all its suites.
@Suite("Presets")
enum PresetTests {}

extension PresetTests {
  @Suite("Presets that move whole pages")
  struct WholePages {
    @Test(
      "Each preset shows its values at every progress, in each container, to each side, and back")
    func values() {
      for preset in Preset.allCases {
        for (number, kind) in ContainerKind.allCases.enumerated() {
          let all: [TransitionEdge] = [.top, .bottom, .left, .right, .leading, .trailing]
          // Half of the sides in each container, and all of them in the whole series.
          let sides = all.enumerated().filter {
            SeriesChoice.isWhole || ($0.offset + number).isMultiple(of: 2)
          }.map(\.element)
          for side in preset.side == nil ? [.right] : sides {
            PresetWay(preset, kind, side).expect()
          }
        }
      }
    }

    @Test("By default, each preset uses the side that its documentation states")
    func byDefault() {
      for preset in Preset.allCases {
        PresetWay(preset, .navigation, preset.side ?? .right, of: preset.byDefault).expect()
      }
    }

    @Test(
      "Each preset shows its values under every variant", .underVariants, arguments: Preset.allCases
    )
    func readings(_ preset: Preset) {
      let index = Preset.allCases.firstIndex(of: preset) ?? 0
      for shift in [0, 2] {
        let kind = ContainerKind.allCases[(index + shift) % ContainerKind.allCases.count]
        PresetWay(preset, kind, index % 3 == 0 ? .bottom : .left).expect()
      }
    }

    @Test("Right to left: leading is on the right, and left stays left")
    func rightToLeft() {
      for preset in Preset.allCases where preset.side != nil {
        PresetWay(preset, .navigation, .leading, isMirrored: true).expect()
        PresetWay(preset, .tabs, .left, isMirrored: true).expect()
        PresetWay(preset, .custom, .bottom, isMirrored: true).expect()
      }
    }

    @Test("Behind a card that covers less than the container, there is no shade")
    func card() {
      for preset in Preset.allCases {
        let fixture = ContainerFixture()
        let presenter = UIViewController()
        let card = UIViewController()
        card.view.backgroundColor = .systemBackground
        let transition = InterruptibleTransition(preset.animation(.bottom), timing: .linear(0.4))
        fixture.device.launch(presenter)
        presenter.present(card, with: transition, as: .centered(CGSize(width: 200, height: 200)))
        fixture.device.advance(by: 0.2)
        let container = card.view.superview
        // A page below others would fade alone, and its shade would not.
        #expect(container?.subviews.contains { $0 is PageShade } == false)
        #expect(container?.bounds.size == presenter.view.bounds.size)
        fixture.device.advanceUntilIdle()
        #expect(card.view.transform.isIdentity && card.view.frame.width == 200)
        presenter.dismiss(animated: true)
        fixture.device.advanceUntilIdle()
        #expect(presenter.presentedViewController == nil)
      }
    }
  }
}

/// A presentation and dismissal in one container, each cancelled first.
struct PresetWay {
  private let preset: Preset
  private let kind: ContainerKind
  private let side: TransitionEdge
  private let shownSide: TransitionEdge
  private let fixture: ContainerKindFixture

  init(
    _ preset: Preset, _ kind: ContainerKind, _ side: TransitionEdge,
    of animation: TransitionAnimation? = nil, isMirrored: Bool = false
  ) {
    self.preset = preset
    self.kind = kind
    self.side = side
    shownSide = side.resolved(in: isMirrored ? .rightToLeft : .leftToRight)
    fixture = ContainerKindFixture(
      kind, animation ?? preset.animation(side), isMirrored: isMirrored)
  }

  func expect() {
    for isWayBack in [false, true] {
      for finishes in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        expectMoves(isWayBack)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        expectRest(isSecondShown: isWayBack != finishes)
      }
    }
  }

  private var name: Comment { "\(preset.name) \(kind) \(side)" }

  private func expectMoves(_ isWayBack: Bool) {
    fixture.device.advance(by: 0.05)
    fixture.transition.pause()
    for progress in [0.31, 0, 0.5, 0.8, 1] as [CGFloat] {
      fixture.transition.update(progress)
      fixture.device.advance(by: 0.02)
      let out = isWayBack ? progress : 1 - progress
      let page = fixture.second.view
      let other = otherView
      let when = "\(name), \(isWayBack ? "back" : "there") at \(progress)"
      expectLook(
        of: page, preset.presented.values(at: out, from: shownSide),
        "the presented page of \(when)")
      // An animation that does not move the presenter's page does not change it.
      if kind == .custom, preset.other == Preset.Look() {
        #expect(other == nil, name)
      } else {
        expectLook(
          of: other, preset.other.values(at: 1 - out, from: shownSide), "the other page of \(when)")
      }
      expectShadow(of: page, preset.presented.hasShadow ? out : 0)
      expectShadow(of: other, preset.other.hasShadow ? 1 - out : 0)
      let (leaving, coming) = isWayBack ? (page, other) : (other, page)
      let fading = kind == .custom ? page : leaving
      let shown = preset.dissolves ? (kind == .custom ? 1 - out : 1 - progress) : 1
      for view in [page, other] {
        let opacity = view.map { CGFloat($0.layer.presentation()?.opacity ?? -1) } ?? 1
        #expect(
          abs(opacity - (view === fading ? shown : 1)) < within(0.01, orStep: 0.05), name)
      }
      if other != nil { expectOrder(coming, leaving, isPresenting: !isWayBack) }
    }
  }

  private func expectOrder(_ coming: UIView?, _ leaving: UIView?, isPresenting: Bool) {
    let subviews = fixture.second.view.superview?.subviews ?? []
    let places = [coming, leaving].map { view in subviews.firstIndex { $0 === view } ?? -1 }
    #expect(places[0] >= 0 && places[1] >= 0, name)
    #expect(
      (places[0] < places[1])
        == preset.isIncomingBelow(isPresenting: isPresenting, keepsOther: kind == .custom), name)
  }

  private func expectLook(
    of view: UIView?, _ expected: [(name: String, value: CGFloat)], _ which: String
  ) {
    guard let view, let layer = view.layer.presentation() else {
      Issue.record("There is no page")
      return
    }
    let plane = layer.affineTransform()
    let subviews = view.superview?.subviews ?? []
    let next = (subviews.firstIndex { $0 === view } ?? 0) + 1
    let shade = next < subviews.count ? subviews[next] as? PageShade : nil
    let shown = [
      plane.a * 100, plane.d * 100, plane.tx, plane.ty,
      CGFloat(shade?.layer.presentation()?.opacity ?? 0) * 100, layer.cornerRadius,
    ]
    let wrong = zip(shown, expected).filter { abs($0 - $1.value) >= within(0.1, orStep: 20) }
      .map { "\($0) \($1.name) instead of \($1.value)" }
    #expect(wrong.isEmpty, "\(which)")
  }

  private func expectShadow(of view: UIView?, _ opacity: CGFloat) {
    let subviews = view?.superview?.subviews ?? []
    let index = (subviews.firstIndex { $0 === view } ?? 0) - 1
    let shadow = index >= 0 ? subviews[index] as? PageShadow : nil
    let shown = CGFloat(shadow?.layer.presentation()?.opacity ?? 0)
    #expect(abs(shown - opacity) < within(0.01, orStep: 0.05), name)
  }

  /// The other page's view, or the snapshot that an animation moves.
  private var otherView: UIView? {
    guard kind == .custom else { return fixture.first.view }
    return fixture.second.view.superview?.subviews.first {
      $0 !== fixture.second.view
        && !($0 is PageShade || $0 is PageShadow || $0 is FadingPageInterceptor)
        && $0.bounds.height == 852
    }
  }

  private func expectRest(isSecondShown: Bool) {
    #expect((fixture.second.view.window != nil) == isSecondShown, name)
    for view in [fixture.first.view, fixture.second.view] {
      #expect(view?.alpha == 1 && view?.transform.isIdentity == true, name)
      #expect(view?.layer.cornerRadius == 0 && view?.clipsToBounds == false, name)
      let leftOver = view?.superview?.subviews.filter { $0 is PageShade || $0 is PageShadow } ?? []
      #expect(leftOver.isEmpty, name)
    }
  }
}

extension PresetTests {
  @Suite("List of presets")
  struct List {
    private let names = PresetEntry.all.map(\.name)

    @Test("Each preset has its file of under 60 lines, and is in the table of the article")
    func files() throws {
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/InterruptibleTransitions")
      let folder = sources.appendingPathComponent("Animations")
      let article = try String(
        contentsOf: sources.appendingPathComponent(
          "InterruptibleTransitions.docc/Animations.md"),
        encoding: .utf8)
      let section = try #require(article.components(separatedBy: "\n## Presets\n").last)
      let table = section.components(separatedBy: "\n## ")[0]
      for name in names {
        let fileName = "TransitionAnimation+\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        let file = folder.appendingPathComponent(fileName)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count < 60, "\(name)")
        let isInTable = table.contains("`.\(name)`") || table.contains("`.\(name)(")
        #expect(isInTable, "\(name) is missing in the table of Animations.md")
      }
      var missing: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasPrefix("TransitionAnimation+") && !file.hasSuffix("+Pages.swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        missing.formUnion(text.matches(of: /public static \w+ (\w+)/).map { String($0.1) })
      }
      missing.subtract(names)
      // This is another name of `asymmetric`.
      #expect(missing == ["select"], "A preset is missing in PresetEntry.swift")
    }

    @Test("Each preset has one name, and has expected values or its own tests")
    func everywhere() {
      #expect(names.sorted() == (Preset.allCases.map(\.name) + Preset.others).sorted())
      #expect(Set(names).count == names.count)
    }

    @Test(
      "Presets of whole pages take 0.35 s and the flip 0.6 s, unless a transition sets a timing")
    func timings() {
      // Another test may have turned on Reduce Motion.
      _ = Device()
      for preset in Preset.allCases {
        #expect(preset.byDefault.timing.duration == 0.35, "\(preset.name)")
      }
      #expect(TransitionAnimation.flip(from: nil).timing.duration == 0.6)
      #expect(InterruptibleTransition(.push()).duration == 0.35)
      #expect(InterruptibleTransition(.push(), timing: .linear(2)).duration == 2)
      #expect(InterruptibleTransition(.slide(from: .bottom)).duration == 0.4)
    }
  }
}
