/// The distinct JSON texts of a recording. A column contains their indices.
struct HTMLReportTable {
  private var texts = ["0"]
  private var places: [String: Int] = [:]

  /// Returns the index of a text; 0 if there is no text.
  mutating func place(of text: String?) -> Double {
    guard let text else { return 0 }
    if let place = places[text] { return Double(place) }
    places[text] = texts.count
    texts.append(text)
    return Double(texts.count - 1)
  }

  var json: String { HTMLReportJSON.array(texts) }
}
