import AllocationCounter
import Foundation

/// Measurements of the current process and the machine.
public enum Machine {
  /// The processor time that the calling thread has used, in seconds.
  ///
  /// Other processes on the machine do not count, except for their effect on its caches.
  public static var processorTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// The number of allocations that the calling thread has made; nil where they are not counted.
  public static var allocationCount: Int? {
    let count = allocation_count()
    return count < 0 ? nil : Int(count)
  }

  /// The memory that the process occupies, in bytes; nil where there is no `/proc`.
  public static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }

  /// The load of the machine in the last minute, in runnable processes.
  public static var load: Double? {
    var load = 0.0
    return getloadavg(&load, 1) == 1 ? load : nil
  }
}
