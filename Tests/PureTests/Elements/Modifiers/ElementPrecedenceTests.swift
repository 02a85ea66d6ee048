import Testing

@testable import InterruptibleTransitions

/// The precedence of modifiers, checked for pairs.
@MainActor @Suite("The precedence of modifiers")
struct ElementPrecedenceTests {
  private func state(_ modifiers: [ElementModifier], at progress: Double = 0) -> ElementState? {
    var modified = ModifiedElement(modifiers)
    modified.others = [
      Element("s", at: ElementPlace(CGRect(x: 0, y: 0, width: 40, height: 30)))
    ]
    return modified.state(at: progress)
  }

  @Test("The last modifier of a kind counts")
  func last() {
    let pairs: [[ElementModifier]] = [
      [.fade, .opacity(0.3)], [.position(.zero), .position(CGPoint(x: 9, y: 8))],
      [.size(.zero), .size(CGSize(width: 3, height: 4))], [.cornerRadius(1), .cornerRadius(9)],
      [.backgroundColor(.systemRed), .backgroundColor(.systemTeal)],
      [.borderWidth(1), .borderWidth(5)],
      [.borderColor(.systemRed), .borderColor(.systemTeal)],
      [.shadowOpacity(0.1), .shadowOpacity(0.7)], [.shadowRadius(1), .shadowRadius(7)],
      [.shadowOffset(.zero), .shadowOffset(CGSize(width: 3, height: 4))],
      [.shadowColor(.systemRed), .shadowColor(.systemTeal)],
      [.overlay(.black, opacity: 1), .overlay(.white, opacity: 0.5)],
      [
        .contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
        .contentsRect(CGRect(x: 0, y: 0, width: 0.2, height: 1)),
      ],
      [.delay(0.3), .delay(0.1)], [.duration(0.3), .duration(0.1)],
      [.curve(.easeIn), .spring(stiffness: 100, damping: 10)],
      [.arc, .arc(intensity: -1)], [.zPosition(1), .zPosition(2)],
      [.masksToBounds(false), .masksToBounds(true)],
      [.standIn(.excluded), .standIn(.drawn)], [.durationMatchingLongest, .duration(0.1)],
      [.duration(0.1), .durationMatchingLongest],
      [.source("s"), .source("t")],
    ]
    for pair in pairs {
      let both = ElementSettings([.scale(2)] + pair)
      let one = ElementSettings([.scale(2), pair[1]])
      #expect(both == one, "\(pair)")
    }
  }

  @Test("Transforms are combined in their order")
  func transforms() throws {
    let moved = try #require(state([.translate(x: 10), .scale(2)])).matrix.transform
    let scaled = try #require(state([.scale(2), .translate(x: 10)])).matrix.transform
    #expect(moved.m41 == 10 && moved.m11 == 2)
    #expect(scaled.m41 == 20 && scaled.m11 == 2)
    let far = try #require(state([.perspective(-0.01), .rotate(y: .pi / 2)])).matrix.transform
    let flat = try #require(state([.rotate(y: .pi / 2), .perspective(-0.01)])).matrix.transform
    #expect(abs(far.m14 - 0.01) < 1e-9 && abs(flat.m14) < 1e-9)
  }

  @Test("A source sets place, size, rotation and corners, and later modifiers override it")
  func sources() throws {
    let source = try #require(state([.position(CGPoint(x: 9, y: 9)), .source("s")]))
    #expect(source.center == CGPoint(x: 20, y: 15) && source.size.width == 40)
    let position = try #require(state([.source("s"), .position(CGPoint(x: 9, y: 9))]))
    #expect(position.center == CGPoint(x: 9, y: 9) && position.size.width == 40)
    let moved = try #require(state([.translate(x: 5), .source("s")]))
    #expect(moved.matrix.transform.m41 == 5 && moved.center.x == 20)
  }

  @Test("A cascade adds to the delay of the element")
  func delays() {
    for own in [0.1, 0.3] {
      let intent = ElementSettings([.fade, .delay(own), ElementModifier(.time(.later(0.2)))])
      #expect(abs(intent.timing.delay - own - 0.2) < 1e-9)
    }
  }

  @Test("An appearance of `.beginWith` also applies away from the place, unless overridden")
  func begins() throws {
    let modifiers: [ElementModifier] = [
      .beginWith([.cornerRadius(8), .scale(2), .overlay(.black, opacity: 0.5), .delay(9)]),
      .translate(y: 10),
    ]
    let still = try #require(state(modifiers, at: 1))
    #expect(still.windows[0].radius == 8 && still.matrix.transform.m11 == 2)
    #expect(still.overlay?.opacity == 0.5)
    let away = try #require(state(modifiers, at: 0))
    #expect(away.windows[0].radius == 8 && away.matrix.transform.m11 == 2)
    #expect(away.matrix.transform.m42 == 20 && away.overlay?.opacity == 0.5)
  }

  @Test("A position is in the coordinates of the view around the element, or of the container")
  func spaces() throws {
    for isInContainer in [false, true] {
      var modified = ModifiedElement(
        [.position(CGPoint(x: 10, y: 20)), .size(CGSize(width: 5, height: 6))]
          + (isInContainer ? [.inContainer] : []))
      modified.element.basis = ElementBasis(
        origin: CGPoint(x: 100, y: 200), right: CGVector(dx: 2, dy: 0), down: CGVector(dx: 0, dy: 2)
      )
      let state = try #require(modified.state(at: 0))
      let expected = isInContainer ? CGPoint(x: 10, y: 20) : CGPoint(x: 120, y: 240)
      #expect(state.center == expected && state.size == CGSize(width: 10, height: 12))
    }
  }

  @Test("Modifiers override the definition, even if they only set a timing")
  func definition() {
    let definition: ElementDefinition = ["x": .translateY(40)]
    for (modifiers, count) in [([], 1), ([.delay(0.1)], 0)] as [([ElementModifier], Int)] {
      let element = ModifiedElement(modifiers).element
      var diff = ElementDiff(ScreenPair(ElementTree(), ElementTree([element])))
      ElementPlanner(definition: definition).resolve(&diff)
      #expect(ElementPlan(of: diff).items.count == count)
    }
  }
}
