/// The JSON texts of a recording, each once. A column holds their places.
struct HTMLReportTable {
  private var texts = ["0"]
  private var places: [String: Int] = [:]

  /// Where a text stands; nothing stands at 0.
  mutating func place(of text: String?) -> Double {
    guard let text else { return 0 }
    if let place = places[text] { return Double(place) }
    places[text] = texts.count
    texts.append(text)
    return Double(texts.count - 1)
  }

  var json: String { HTMLReportJSON.array(texts) }
}
