import InterruptibleTransitions

/// An opera of the season.
struct Opera {
  /// The title in the program.
  let title: String
  /// The title in the language of the opera.
  let original: String
  let composer: String
  let language: String
  let about: String
  let dates: [String]
  let ground: UIColor
  let figure: UIColor

  /// A part of an opera that a screen shows.
  enum Part: String {
    case row, poster, title, composer, date
  }

  /// Whether the program and the page show different titles.
  var isTranslated: Bool { title != original }

  /// The identifier of a part, on both screens.
  func element(_ part: Part) -> ElementID { ElementID("\(title) \(part.rawValue)") }

  static let season = [
    Opera(
      title: "The Magic Flute", original: "Die Zauberflöte", composer: "W. A. Mozart",
      language: "German",
      about: "A prince and a bird catcher face trials to win a queen's daughter.",
      dates: ["Sep 12", "Sep 19", "Oct 3"],
      ground: UIColor(red: 0.13, green: 0.17, blue: 0.38, alpha: 1),
      figure: UIColor(red: 0.98, green: 0.87, blue: 0.56, alpha: 1)),
    Opera(
      title: "Tosca", original: "Tosca", composer: "Giacomo Puccini", language: "Italian",
      about: "A singer, a painter and a chief of police, in a single day in Rome.",
      dates: ["Oct 10", "Oct 17", "Nov 7"],
      ground: UIColor(red: 0.5, green: 0.11, blue: 0.16, alpha: 1),
      figure: UIColor(red: 0.96, green: 0.62, blue: 0.42, alpha: 1)),
    Opera(
      title: "The Flying Dutchman", original: "Der fliegende Holländer",
      composer: "Richard Wagner", language: "German",
      about: "Once every seven years, a captain may go ashore to find a faithful wife.",
      dates: ["Nov 14", "Nov 21", "Dec 5"],
      ground: UIColor(red: 0.1, green: 0.29, blue: 0.34, alpha: 1),
      figure: UIColor(red: 0.72, green: 0.86, blue: 0.84, alpha: 1)),
    Opera(
      title: "Rusalka", original: "Rusalka", composer: "Antonín Dvořák", language: "Czech",
      about: "A water nymph falls in love with a prince, and gives up her voice for him.",
      dates: ["Jan 9", "Jan 16", "Feb 6"],
      ground: UIColor(red: 0.15, green: 0.36, blue: 0.26, alpha: 1),
      figure: UIColor(red: 0.88, green: 0.94, blue: 0.72, alpha: 1)),
    Opera(
      title: "The Barber of Seville", original: "Il barbiere di Siviglia",
      composer: "Gioachino Rossini", language: "Italian",
      about: "A count, a guardian, and the barber who has a plan for everyone who pays.",
      dates: ["Feb 13", "Feb 20", "Mar 6"],
      ground: UIColor(red: 0.72, green: 0.4, blue: 0.14, alpha: 1),
      figure: UIColor(red: 1, green: 0.91, blue: 0.74, alpha: 1)),
    Opera(
      title: "The Cunning Little Vixen", original: "Příhody lišky Bystroušky",
      composer: "Leoš Janáček", language: "Czech",
      about: "A forester catches a fox cub. She grows up, escapes, and starts a family.",
      dates: ["Mar 13", "Mar 20", "Apr 10"],
      ground: UIColor(red: 0.3, green: 0.22, blue: 0.36, alpha: 1),
      figure: UIColor(red: 0.94, green: 0.55, blue: 0.3, alpha: 1)),
  ]
}
