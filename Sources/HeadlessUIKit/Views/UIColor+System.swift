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

// The system's colors, in the light and the dark style (fact 6.48).
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(light: 0xFFCC00, dark: 0xFFD60A) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(light: 0xFF2D55, dark: 0xFF375F) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(light: 0x30B0C7, dark: 0x40C8E0) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(light: 0xAF52DE, dark: 0xBF5AF2) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(light: 0x5856D6, dark: 0x5E5CE6) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(light: 0xA2845E, dark: 0xAC8E68) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(light: 0x00C7BE, dark: 0x63E6E2) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(light: 0x32ADE6, dark: 0x64D2FF) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
  /// The system's gray of level 2 of 6. Grays of higher levels are closer to the background.
  public class var systemGray2: UIColor { UIColor(light: 0xAEAEB2, dark: 0x636366) }
  /// The system's gray of level 3 of 6. Grays of higher levels are closer to the background.
  public class var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
  /// The system's gray of level 4 of 6. Grays of higher levels are closer to the background.
  public class var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
  /// The system's gray of level 5 of 6. Grays of higher levels are closer to the background.
  public class var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
  /// The system's gray of level 6 of 6. Grays of higher levels are closer to the background.
  public class var systemGray6: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
  /// The color of text.
  public class var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16) }
  /// The color of text in empty fields.
  public class var placeholderText: UIColor { UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3) }
  /// The color of links.
  public class var link: UIColor { UIColor(light: 0x007AFF, dark: 0x0984FF) }
  /// The color of lines between rows.
  public class var separator: UIColor { UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6) }
  /// The color of opaque lines between rows.
  public class var opaqueSeparator: UIColor { UIColor(light: 0xC6C6C8, dark: 0x38383A) }
  /// The color of fills of thin shapes.
  public class var systemFill: UIColor { UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36) }
  /// The color of fills of medium shapes.
  public class var secondarySystemFill: UIColor {
    UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  }
  /// The color of fills of large shapes.
  public class var tertiarySystemFill: UIColor {
    UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  }
  /// The color of fills of large areas with content.
  public class var quaternarySystemFill: UIColor {
    UIColor(light: 0x747480, 0.08, dark: 0x747480, 0.18)
  }
  /// The color of backgrounds.
  public class var systemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x000000) }
  /// The color of content on backgrounds.
  public class var secondarySystemBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
  /// The color of content on secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { UIColor(light: 0xFFFFFF, dark: 0x2C2C2E) }
  /// The color of backgrounds of grouped rows.
  public class var systemGroupedBackground: UIColor { UIColor(light: 0xF2F2F7, dark: 0x000000) }
  /// The color of groups of rows.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  }
  /// The color of content in groups of rows.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  }
  /// The color of elements that the user can tap.
  public class var tintColor: UIColor { systemBlue }
}
