import InterruptibleTransitions

/// An episode of a podcast.
struct Episode {
  let title: String
  let show: String
  let length: String
  /// The hue of the artwork, from 0 to 1.
  let hue: CGFloat
  var chapters: [(time: String, title: String)] = []

  static let playing = Episode(
    title: "The tide tables", show: "Deep Water, episode 41", length: "52 min", hue: 0.52,
    chapters: [
      ("0:00", "A ship that came too late"), ("3:42", "What the moon has to do with it"),
      ("9:15", "The harbor master's notebook"), ("14:58", "Brass, gears and a crank"),
      ("21:30", "Fifteen waves and one pen"), ("27:04", "The forecast for the sixth of June"),
      ("33:47", "A coast without tides"), ("38:20", "Letters from listeners"),
      ("42:11", "Why mud keeps better time"), ("46:36", "The machine today"),
      ("50:05", "Next week: fog"),
    ])

  static let new = [
    Episode(title: "A bakery at four", show: "Small Hours", length: "34 min", hue: 0.08),
    Episode(title: "Maps of nowhere", show: "The Atlas Hour", length: "48 min", hue: 0.36),
    Episode(title: "Bells", show: "Loud Objects", length: "27 min", hue: 0.78),
    Episode(title: "How to fold a tent", show: "Manual", length: "19 min", hue: 0.95),
  ]
}
