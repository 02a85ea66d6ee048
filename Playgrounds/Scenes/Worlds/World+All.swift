import InterruptibleTransitions

extension World {
  /// The nine worlds, from the Sun outward.
  static let all = [
    World(
      1, "Mercury", "3 light min", "Two sunrises a day",
      "The Sun rises, stops, sinks back and rises again. One day here lasts two of the "
        + "planet’s years.",
      colors: (0xC2702B, 0xD48540, 0x5A4A42), at: (0.62, 0.42), diameter: 0.46,
      [
        Mark(0x6E5C52, 0.14, 0.2, 0.3, 0.3), Mark(0x4B3D36, 0.52, 0.5, 0.34, 0.34),
        Mark(0x6E5C52, 0.58, 0.14, 0.16, 0.16), Mark(0x4B3D36, 0.22, 0.64, 0.18, 0.18),
        Mark(0x6E5C52, 0.44, 0.86, 0.14, 0.14),
      ]),
    World(
      2, "Venus", "6 light min", "Under golden clouds",
      "The brightest light of the evening is a planet of clouds. You could keep up with its "
        + "sunset on foot.",
      colors: (0xC8503A, 0xDA664E, 0xF6D9A8), at: (0.5, 0.43), diameter: 0.7,
      [
        Mark(0xFBE9CB, -0.3, 0.14, 1.0, 0.1), Mark(0xEDC587, 0.3, 0.3, 1.0, 0.13),
        Mark(0xFBE9CB, -0.2, 0.5, 0.8, 0.1), Mark(0xEDC587, 0.14, 0.66, 1.0, 0.11),
        Mark(0xE3B26C, -0.3, 0.84, 0.9, 0.12),
      ]),
    World(
      3, "Earth", "8 light min", "Home, from outside",
      "From Mars it is a blue star with a small companion. On the way out, it soon "
        + "fits behind your thumb.",
      colors: (0x14365C, 0x1E4978, 0x3E9FD0), at: (0.56, 0.42), diameter: 0.66,
      [
        Mark(0x69B883, 0.06, 0.2, 0.4, 0.28), Mark(0x69B883, 0.24, 0.36, 0.18, 0.2),
        Mark(0x69B883, 0.3, 0.48, 0.22, 0.34), Mark(0x69B883, 0.64, 0.24, 0.5, 0.22),
        Mark(0x69B883, 0.6, 0.36, 0.3, 0.22), Mark(0x69B883, 0.7, 0.48, 0.16, 0.26),
        Mark(0xDCEFF6, 0.34, 0.32, 0.36, 0.05), Mark(0xDCEFF6, 0.06, 0.6, 0.34, 0.05),
        Mark(0xDCEFF6, 0.52, 0.68, 0.3, 0.04),
        Mark(0xF4F7F5, 0.2, -0.08, 0.6, 0.14), Mark(0xF4F7F5, 0.24, 0.93, 0.52, 0.16),
      ]),
    World(
      4, "Mars", "13 light min", "A day like yours",
      "Forty minutes longer than at home, with a blue sunset. The foot of the highest mountain "
        + "is behind the horizon.",
      colors: (0x6E2A2E, 0x863A3B, 0xDE7656), at: (0.46, 0.42), diameter: 0.6,
      [
        Mark(0xC55C3F, 0.06, 0.46, 0.62, 0.13), Mark(0xC55C3F, 0.4, 0.56, 0.5, 0.1),
        Mark(0xEE9472, 0.56, 0.2, 0.2, 0.2), Mark(0xC55C3F, 0.2, 0.24, 0.12, 0.12),
        Mark(0xF7EBE3, 0.3, -0.06, 0.4, 0.12),
      ]),
    World(
      5, "Jupiter", "43 light min", "A storm older than maps",
      "The red spot is older than the first drawing of it, and Earth fits inside. Everything "
        + "else is weather, too.",
      colors: (0x353A58, 0x444A6D, 0xF1D3A0), at: (0.74, 0.4), diameter: 1.06,
      [
        Mark(0xD9A46A, -0.2, 0.16, 1.4, 0.09), Mark(0xC08552, -0.2, 0.32, 1.4, 0.12),
        Mark(0xE7BC84, -0.2, 0.5, 1.4, 0.05), Mark(0xC08552, -0.2, 0.62, 1.4, 0.14),
        Mark(0xD9A46A, -0.2, 0.84, 1.4, 0.09), Mark(0xBF4B2E, 0.2, 0.6, 0.26, 0.16),
      ]),
    World(
      6, "Saturn", "79 light min", "Thinner than it looks",
      "The rings would reach most of the way from Earth to the Moon, but they are hardly "
        + "thicker than a house.",
      colors: (0x1F7F78, 0x2F948B, 0xF2D18A), at: (0.5, 0.42), diameter: 0.5,
      ring: Ring(color: UIColor(hex: 0xF8E7C0), diameter: 1.9, width: 0.2, angle: -0.35),
      [
        Mark(0xE2B565, -0.2, 0.18, 1.4, 0.1), Mark(0xF8E2AC, -0.2, 0.4, 1.4, 0.08),
        Mark(0xE2B565, -0.2, 0.64, 1.4, 0.12), Mark(0xD3A252, -0.2, 0.84, 1.4, 0.1),
      ]),
    World(
      7, "Uranus", "160 light min", "Lying on its side",
      "It rolls around the Sun. Each pole has forty years of light, and then forty years of "
        + "night.",
      colors: (0x544A86, 0x685D9E, 0xA5DEDF), at: (0.5, 0.42), diameter: 0.56,
      ring: Ring(color: UIColor(hex: 0xC9C2EA), diameter: 1.6, width: 0.04, angle: 1.25),
      [
        Mark(0x8DCFD3, -0.2, 0.62, 1.4, 0.14), Mark(0xBCE9E8, 0.14, 0.16, 0.46, 0.16),
        Mark(0x79BFC6, -0.2, 0.86, 1.4, 0.14),
      ]),
    World(
      8, "Neptune", "250 light min", "Found with a pencil",
      "Its position was calculated before anyone saw it. Its wind is faster than sound.",
      colors: (0x17233F, 0x22335A, 0x466BDD), at: (0.58, 0.42), diameter: 0.78,
      [
        Mark(0x3757C2, -0.2, 0.24, 1.4, 0.12), Mark(0x5E83EC, 0.1, 0.42, 1.2, 0.06),
        Mark(0x2C45A4, 0.24, 0.52, 0.28, 0.16), Mark(0x8FAAF6, 0.36, 0.68, 0.3, 0.04),
        Mark(0x3757C2, -0.2, 0.8, 1.4, 0.12),
      ]),
    World(
      9, "Pluto", "330 light min", "The one we kept",
      "Smaller than the Moon, with a heart of frozen nitrogen. Its moon Charon always shows the "
        + "same face.",
      colors: (0x5F6B80, 0x728095, 0xDCC6AC), at: (0.6, 0.43), diameter: 0.42,
      [
        Mark(0xA98262, -0.1, 0.44, 0.5, 0.2), Mark(0xF8F2EA, 0.3, 0.42, 0.32, 0.36),
        Mark(0xF8F2EA, 0.52, 0.46, 0.34, 0.32), Mark(0xC5A988, 0.2, 0.08, 0.5, 0.14),
      ]),
  ]
}
