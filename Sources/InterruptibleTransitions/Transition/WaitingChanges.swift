/// The changes of one kind that wait for another change, of all transitions, and their requests.
struct WaitingChanges<Asked> {
  private struct Entry {
    let change: Asked
    weak var request: FlightRequest?
  }

  private var entries: [Entry] = []

  /// Adds a change, which waits from now on.
  mutating func add(_ change: Asked, for request: FlightRequest) {
    entries.append(Entry(change: change, request: request))
  }

  /// Removes the change of a request that no longer waits.
  mutating func remove(_ request: FlightRequest) {
    entries.removeAll { $0.request == nil || $0.request === request }
  }

  /// Returns the requests for the changes that meet a condition, in the order in which they were
  /// made.
  func requests(where isMet: (Asked) -> Bool) -> [FlightRequest] {
    entries.filter { isMet($0.change) }.compactMap(\.request)
  }

  /// Returns the change that waits for the longest, of those that meet a condition.
  func first(where isMet: (Asked) -> Bool) -> Asked? {
    entries.first { $0.request != nil && isMet($0.change) }?.change
  }
}
