import Foundation

/// Not a use: ``Flight``, in a comment; nor is the literal below.
struct Momentum<Element> {
  enum Phase { case fast, slow }

  let phase: Phase
  let name = #"Flight \(Flight) "# + """
    Flight "quoted" and \("PanInteraction" + "\(Phase.fast)")
    """

  func map<Modal>(_ transform: (Element) -> Modal) -> [Modal] { [] }
}

private struct Cover {}
