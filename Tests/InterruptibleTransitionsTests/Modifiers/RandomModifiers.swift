@testable import InterruptibleTransitions

extension SeededDice {
  /// Returns one to four random modifiers.
  mutating func modifiers() -> [ElementModifier] {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in modifier() }
  }

  private mutating func modifier() -> ElementModifier {
    let point = CGPoint(x: number(-100...500), y: number(-100...900))
    switch Int.random(in: 0..<26, using: &self) {
    case 0, 1, 2: return .fade
    case 3, 4: return .translate(x: number(-90...90), y: number(-90...90))
    case 5: return .scale(number(0.3...2))
    case 6: return .rotate(number(-4...4))
    case 7: return .opacity(number(0...1))
    case 8: return .position(point)
    case 9: return .size(CGSize(width: number(1...200), height: number(1...200)))
    case 10: return .cornerRadius(number(0...50))
    case 11: return .overlay(.black, opacity: number(0...1))
    case 12: return .borderWidth(number(0...5))
    case 13: return .backgroundColor(.systemRed)
    case 14: return .shadowOpacity(number(0...1))
    case 15: return .contentsRect(CGRect(x: 0.2, y: 0.1, width: 0.5, height: number(0.1...0.9)))
    case 16: return .zPosition(number(-5...5))
    case 17: return .delay(Double(number(0...0.3)))
    case 18: return .duration(Double(number(0.05...0.6)))
    case 19: return .curve(.easeOut)
    case 20: return .spring(stiffness: number(50...300), damping: number(5...30))
    case 21: return .arc(intensity: number(-1...1))
    case 22:
      return .cascade(
        .from(.top), step: Double(number(0...0.1)), delaysMatchedElements: chance(0.5))
    case 23: return .inContainer
    case 24: return .beginWith([.cornerRadius(number(0...20)), .translate(y: number(-40...40))])
    default: return .whenDisappearing([.fade])
    }
  }
}
