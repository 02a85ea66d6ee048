import Foundation
import Testing

@testable import InterruptibleTransitions

@MainActor @Suite("Appearances of elements, and their descriptions")
struct ElementAppearanceTests {
  @Test("A basis converts a point to the container, including rotation and scale")
  func basis() {
    let turned = ElementBasis(
      origin: CGPoint(x: 10, y: 20), right: CGVector(dx: 0, dy: 2), down: CGVector(dx: -3, dy: 0))
    #expect(turned.point(CGPoint(x: 3, y: 4)) == CGPoint(x: -2, y: 26) && turned.scale == 2)
    let slanted = ElementBasis(
      origin: .zero, right: CGVector(dx: 1, dy: 2), down: CGVector(dx: 3, dy: 4))
    #expect(slanted.point(CGPoint(x: 10, y: 1)) == CGPoint(x: 13, y: 24))
    #expect(ElementBasis().point(CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
  }

  @Test("Lengths are in the coordinates of the view around the element, including its scale")
  func scaled() {
    let modifiers: [ElementModifier] = [
      .size(CGSize(width: 10, height: 20)), .cornerRadius(3), .borderWidth(4), .shadowRadius(5),
      .shadowOffset(CGSize(width: 6, height: 7)), .shadowOpacity(0.5), .position(.zero),
    ]
    var element = Element("x", at: ElementPlace(ModifiedElement.frame))
    element.basis = ElementBasis(
      origin: CGPoint(x: 8, y: 9), right: CGVector(dx: 3, dy: 0), down: CGVector(dx: 0, dy: 3))
    let place = ElementSettings(modifiers).appearance.place(
      of: element, isInContainer: false, in: .zero)
    #expect(place.size == CGSize(width: 30, height: 60) && place.center == CGPoint(x: 8, y: 9))
    #expect(place.cornerRadius == 9 && place.borderWidth == 12)
    #expect(place.shadow.radius == 15 && place.shadow.offset == CGSize(width: 18, height: 21))
    #expect(place.shadow.opacity == 0.5)
  }

  @Test("A border thinner than a point counts as a border")
  func thinBorder() {
    let intents = [0, 0.5, 2].map { ElementSettings([.borderWidth($0)]) }
    #expect(intents.map(\.hasBorder) == [false, true, true])
  }

  @Test("Transforms in the plane of a place change the place")
  func taken() {
    var place = ElementPlace(CGRect(x: 10, y: 20, width: 30, height: 40))
    let modifiers: [ElementModifier] = [
      .translate(x: 1, y: 2, z: 3), .scale(x: -2, y: 3), .rotate(0.5), .perspective(-0.01),
    ]
    place.apply(ElementSettings(modifiers).appearance.transform)
    #expect(place.center == CGPoint(x: 26, y: 42) && place.size == CGSize(width: 60, height: 120))
    #expect(place.rotation == 0.5)
  }

  @Test("The intensity of an arc is limited to ten times the default")
  func arcs() {
    #expect(ElementModifier.arc(intensity: 1e9) == .arc(intensity: 10))
    #expect(ElementModifier.arc(intensity: -1e9) == .arc(intensity: -10))
    #expect(
      ElementModifier.arc(intensity: 10) != .arc(intensity: 9)
        && ElementModifier.arc == .arc(intensity: 1))
  }

  @Test("The description of a plan item has the modifiers that its places don't show")
  func words() {
    let told: [([ElementModifier], String)] = [
      ([.masksToBounds(true)], "masksToBounds true"), ([.zPosition(2)], "zPosition 2.0"),
      ([.overlay(.black, opacity: 0.5)], "overlay Overlay(color: (0.0, 0.0, 0.0, 1.0), opacity: "),
      ([.contentsRect(CGRect(x: 0, y: 0, width: 0.5, height: 1))], "contentsRect "),
      ([.backgroundColor(.red)], "background (1"), ([.borderColor(.red)], "borderColor (1"),
      ([.scale(2)], "scaled by (2.0, 2.0, 1.0)"), ([.arc], "along an arc of 1.0"),
      ([.arc, .inContainer], "along an arc of 1.0, in the container"),
      ([.beginWith([.cornerRadius(3)])], "at its own position: cornerRadius 3.0"),
      ([.fade], "visibility opacity(0.0)"),
      ([.fade.delay(0.1)], "visibility opacity(0.0) from 25 to 100 %"),
      ([.translateY(4)], "offset 4.0 and visibility fades"),
    ]
    for (modifiers, words) in told {
      let element = Element("x", at: ElementPlace(ModifiedElement.frame))
      let item = ElementPlan.Item(
        ScreenPair(nil, element), intervals: ElementSettings(modifiers).exitIntervals,
        settings: ElementSettings(modifiers).forExit)
      #expect(item.description.contains(words), "\(item)")
    }
  }

  @Test("A custom stand-in is equal only to itself")
  func makers() {
    let one = ElementModifier.standIn(.view { _ in nil })
    let other = ElementModifier.standIn(.view { _ in nil })
    #expect(one == one && one != other && one != .standIn(.drawn))
  }

  @Test("Modifiers with colors are compared without the traits of a view")
  func colors() {
    final class Count: @unchecked Sendable { var calls = 0 }
    let count = Count()
    let color = UIColor { _ in
      count.calls += 1
      return .red
    }
    #expect(ElementModifier.backgroundColor(color) == .backgroundColor(color))
    #expect(ElementModifier.backgroundColor(color) != .borderColor(color))
    #expect(ElementModifier.overlay(color, opacity: 1) != .overlay(color, opacity: 0.5))
    #expect(count.calls == 0)
  }

  @Test("The default color of a border is black")
  func borderColor() {
    let element = Element("x", at: ElementPlace(ModifiedElement.frame))
    #expect(element.borderColor == ElementColor(red: 0, green: 0, blue: 0))
  }
}

nonisolated extension ElementSettings {
  /// The settings of an element that enters or exits.
  fileprivate var forExit: ElementSettings {
    var intent = self
    intent.prepareExit()
    return intent
  }

  fileprivate var exitIntervals: [ElementInterval] {
    forExit.appearanceTimings.map { $0.interval(in: 0.4, along: .linear) }
  }
}
