import Foundation

// The system's colours in their light appearance.
extension UIColor {
  /// The colour black.
  public class var black: UIColor { UIColor(hex: 0x000000) }
  /// The colour darkGray.
  public class var darkGray: UIColor { UIColor(hex: 0x555555) }
  /// The colour lightGray.
  public class var lightGray: UIColor { UIColor(hex: 0xAAAAAA) }
  /// The colour white.
  public class var white: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The colour gray.
  public class var gray: UIColor { UIColor(hex: 0x808080) }
  /// The colour red.
  public class var red: UIColor { UIColor(hex: 0xFF0000) }
  /// The colour green.
  public class var green: UIColor { UIColor(hex: 0x00FF00) }
  /// The colour blue.
  public class var blue: UIColor { UIColor(hex: 0x0000FF) }
  /// The colour cyan.
  public class var cyan: UIColor { UIColor(hex: 0x00FFFF) }
  /// The colour yellow.
  public class var yellow: UIColor { UIColor(hex: 0xFFFF00) }
  /// The colour magenta.
  public class var magenta: UIColor { UIColor(hex: 0xFF00FF) }
  /// The colour orange.
  public class var orange: UIColor { UIColor(hex: 0xFF8000) }
  /// The colour purple.
  public class var purple: UIColor { UIColor(hex: 0x800080) }
  /// The colour brown.
  public class var brown: UIColor { UIColor(hex: 0x996633) }
  /// The colour clear.
  public class var clear: UIColor { UIColor(hex: 0x000000, alpha: 0) }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(hex: 0x34C759) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(hex: 0xFF9500) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(hex: 0xFFCC00) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(hex: 0xFF2D55) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(hex: 0xAF52DE) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  /// The system's gray2.
  public class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2) }
  /// The system's gray3.
  public class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC) }
  /// The system's gray4.
  public class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6) }
  /// The system's gray5.
  public class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA) }
  /// The system's gray6.
  public class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The colour of text.
  public class var label: UIColor { UIColor(hex: 0x000000) }
  /// The colour of text of second rank.
  public class var secondaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.6) }
  /// The colour of text of third rank.
  public class var tertiaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  /// The colour of lines between rows.
  public class var separator: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.29) }
  /// The colour of backgrounds.
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The colour of backgrounds on backgrounds.
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The colour of backgrounds of grouped rows.
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The colour of fills of thin shapes.
  public class var systemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.2) }
}
