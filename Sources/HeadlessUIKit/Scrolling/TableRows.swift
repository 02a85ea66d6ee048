import Foundation

/// The positions of the rows of a table, from top to bottom.
struct TableRows {
  /// The tops of the rows of each section, and the end of the section's last row, in points.
  private var edges: [[CGFloat]] = []
  /// The end of the last row, in points.
  private(set) var end: CGFloat

  /// Creates the positions of rows.
  ///
  /// - Parameters:
  ///   - start: The top of the first row, in points.
  ///   - sections: The heights of the rows of each section, in points.
  init(start: CGFloat, sections: [[CGFloat]]) {
    end = start
    for heights in sections {
      var section = [end]
      for height in heights {
        end += max(height, 0)
        section.append(end)
      }
      edges.append(section)
    }
  }

  var numberOfSections: Int { edges.count }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  func numberOfRows(inSection section: Int) -> Int {
    edges.indices.contains(section) ? edges[section].count - 1 : 0
  }

  /// Returns the top and the end of a row, in points, or nil if there is no such row.
  func span(of path: IndexPath) -> (top: CGFloat, end: CGFloat)? {
    guard path.count == 2, path.row >= 0, path.row < numberOfRows(inSection: path.section) else {
      return nil
    }
    let section = edges[path.section]
    return (section[path.row], section[path.row + 1])
  }

  /// Returns the rows that lie at least partly between two vertical positions, in points.
  ///
  /// - Complexity: O(s log n + k) for s sections of n rows, and k rows found.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    var paths: [IndexPath] = []
    for (section, edges) in edges.enumerated() {
      var row = max(edges.partition(after: top) - 1, 0)
      while row + 1 < edges.count, edges[row] < bottom {
        if edges[row + 1] > top { paths.append(IndexPath(row: row, section: section)) }
        row += 1
      }
    }
    return paths
  }
}

extension [CGFloat] {
  /// Returns the index of the first element that is greater than a value.
  ///
  /// The elements must be in ascending order.
  fileprivate func partition(after value: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
