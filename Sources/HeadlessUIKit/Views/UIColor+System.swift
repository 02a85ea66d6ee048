import Foundation

// The fixed colors.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(hex: 0x000000) }
  /// One third white.
  public class var darkGray: UIColor { UIColor(hex: 0x555555) }
  /// Two thirds white.
  public class var lightGray: UIColor { UIColor(hex: 0xAAAAAA) }
  /// White.
  public class var white: UIColor { UIColor(hex: 0xFFFFFF) }
  /// Half white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Full red.
  public class var red: UIColor { UIColor(hex: 0xFF0000) }
  /// Full green.
  public class var green: UIColor { UIColor(hex: 0x00FF00) }
  /// Full blue.
  public class var blue: UIColor { UIColor(hex: 0x0000FF) }
  /// Full green and blue.
  public class var cyan: UIColor { UIColor(hex: 0x00FFFF) }
  /// Full red and green.
  public class var yellow: UIColor { UIColor(hex: 0xFFFF00) }
  /// Full red and blue.
  public class var magenta: UIColor { UIColor(hex: 0xFF00FF) }
  /// Full red, half green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half red and blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Three fifths red, two fifths green, one fifth blue.
  public class var brown: UIColor { UIColor(hex: 0x996633) }
  /// No color: black without opacity.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// The system's colors, in their light appearance.
extension UIColor {
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
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(hex: 0xA2845E) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(hex: 0x00C7BE) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(hex: 0x32ADE6) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  /// The system's gray of level 2 of 6. Grays of higher levels are closer to the background.
  public class var systemGray2: UIColor { UIColor(hex: 0xAEAEB2) }
  /// The system's gray of level 3 of 6. Grays of higher levels are closer to the background.
  public class var systemGray3: UIColor { UIColor(hex: 0xC7C7CC) }
  /// The system's gray of level 4 of 6. Grays of higher levels are closer to the background.
  public class var systemGray4: UIColor { UIColor(hex: 0xD1D1D6) }
  /// The system's gray of level 5 of 6. Grays of higher levels are closer to the background.
  public class var systemGray5: UIColor { UIColor(hex: 0xE5E5EA) }
  /// The system's gray of level 6 of 6. Grays of higher levels are closer to the background.
  public class var systemGray6: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The color of text.
  public class var label: UIColor { UIColor(hex: 0x000000) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.6) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.18) }
  /// The color of text in empty fields.
  public class var placeholderText: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.3) }
  /// The color of links.
  public class var link: UIColor { UIColor(hex: 0x007AFF) }
  /// The color of lines between rows.
  public class var separator: UIColor { UIColor(hex: 0x3C3C43, alpha: 0.29) }
  /// The color of fills of thin shapes.
  public class var systemFill: UIColor { UIColor(hex: 0x787880, alpha: 0.2) }
  /// The color of backgrounds.
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The color of content on backgrounds.
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The color of content on secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { UIColor(hex: 0xFFFFFF) }
  /// The color of backgrounds of grouped rows.
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7) }
  /// The color of elements that the user can tap.
  public class var tintColor: UIColor { UIColor(hex: 0x007AFF) }
}
