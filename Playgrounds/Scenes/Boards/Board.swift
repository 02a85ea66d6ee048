import InterruptibleTransitions

/// A board of a neighborhood, with its newest messages.
package struct Board {
  package let name: String
  let symbol: String
  let color: UIColor
  let messages: [(author: String, text: String)]
  /// The number of messages that are not read.
  package var unread: Int

  /// A part of a board that both screens show.
  enum Part: String {
    case card, icon, name
  }

  /// The identifier of a part, on both screens.
  func element(_ part: Part) -> ElementID { ElementID("\(name) \(part.rawValue)") }

  static let all = [
    Board(
      name: "Garden", symbol: "leaf", color: UIColor(red: 0.3, green: 0.58, blue: 0.33, alpha: 1),
      messages: [
        ("Ines", "The tomatoes need water."), ("Tom", "I can come at six."),
        ("Ruth", "Take some zucchini, please!"),
      ], unread: 5),
    Board(
      name: "Choir", symbol: "music.note",
      color: UIColor(red: 0.5, green: 0.36, blue: 0.72, alpha: 1),
      messages: [
        ("Leo", "Tuesday in the small hall."), ("Amal", "I copied the notes."),
        ("Ruth", "Altos, bring a pencil."),
      ], unread: 12),
    Board(
      name: "Café", symbol: "cup.and.saucer",
      color: UIColor(red: 0.55, green: 0.38, blue: 0.28, alpha: 1),
      messages: [
        ("Jo", "Who's baking on Sunday?"), ("Ines", "I'll make a plum cake."),
        ("Pia", "Then I'll take a break."),
      ], unread: 2),
    Board(
      name: "Walks", symbol: "map", color: UIColor(red: 0.2, green: 0.52, blue: 0.62, alpha: 1),
      messages: [
        ("Amal", "Along the canal, at nine?"), ("Tom", "With the dog, yes."),
        ("Leo", "I'll bring tea."),
      ], unread: 7),
    Board(
      name: "Repairs", symbol: "gear", color: UIColor(red: 0.4, green: 0.45, blue: 0.53, alpha: 1),
      messages: [
        ("Pia", "The toaster works again."), ("Jo", "Who has a soldering iron?"),
        ("Tom", "Mine is on the shelf."),
      ], unread: 0),
    Board(
      name: "Bonfire", symbol: "flame", color: UIColor(red: 0.87, green: 0.43, blue: 0.2, alpha: 1),
      messages: [
        ("Ruth", "The wood is dry."), ("Leo", "Saturday, if there's no wind."),
        ("Amal", "I'll bring my guitar."),
      ], unread: 3),
    Board(
      name: "Anglers", symbol: "fish", color: UIColor(red: 0.16, green: 0.42, blue: 0.7, alpha: 1),
      messages: [
        ("Tom", "Two perch this morning."), ("Pia", "From the jetty?"), ("Tom", "I won't tell."),
      ], unread: 9),
    Board(
      name: "Pictures", symbol: "camera",
      color: UIColor(red: 0.76, green: 0.32, blue: 0.46, alpha: 1),
      messages: [
        ("Jo", "All the photos from the street party."), ("Ines", "Number 14!"),
        ("Ruth", "Who's that behind the cake?"),
      ], unread: 1),
  ]
}
