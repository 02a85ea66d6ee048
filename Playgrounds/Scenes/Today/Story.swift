import InterruptibleTransitions

/// A story of the day: its texts and its picture.
package struct Story {
  let eyebrow: String
  let headline: String
  let subtitle: String
  let paragraphs: [String]
  let sky: UIColor
  let shapes: [StoryPicture.Shape]

  static let all = [nightTrain, saltAndStone, yearOfBees]

  private static let nightTrain = Story(
    eyebrow: "On the way", headline: "The night train",
    subtitle: "Eleven hours, four borders, one bunk",
    paragraphs: [
      "The train leaves at ten past nine, when the kiosks on the platform have already closed.",
      """
      In the last car, a man is learning Portuguese from a cookbook. He knows the words for \
      salt, for knife and for patience, and he reads them to the window until it is too dark.
      """,
      """
      At the second border the locomotive is changed. Most passengers sleep through it. The others \
      hear a hiss, a bump and a bell, and then nothing for a long time.
      """,
    ],
    sky: UIColor(hex: 0x232152),
    shapes: .nightTrain)

  private static let saltAndStone = Story(
    eyebrow: "The craft", headline: "Salt and stone",
    subtitle: "Where the sea is raked into hills",
    paragraphs: [
      "In June the water in the pans is as deep as a hand and as warm as a bath.",
      """
      Every evening Rosa Lima walks along the walls and closes the gates with a stone. The sun \
      does the rest. After nine days there is a crust that rings when you knock on it.
      """,
      """
      She rakes it into hills and counts them: forty in a good week, none if it rains. "The sea \
      has time," she says, "and the rake is older than I am."
      """,
    ],
    sky: UIColor(hex: 0xBFE6E4),
    shapes: .saltAndStone)

  private static let yearOfBees = Story(
    eyebrow: "In the garden", headline: "A year of bees",
    subtitle: "Three hives on the roof of the opera",
    paragraphs: [
      "In February nothing moves. You put an ear to the wood, and hear a distant road.",
      """
      The first warm day is cleaning day. In April the linden trees across the square are \
      still bare, so the bees fly to the botanical garden, and come back with yellow legs.
      """,
      """
      The orchestra has learned to leave the windows shut in May, when a swarm may settle on a \
      chandelier. The honey is sold in the lobby, and tastes of linden and a little of rosin.
      """,
    ],
    sky: UIColor(hex: 0xFBE3B0),
    shapes: .yearOfBees)
}
