@_exported import Foundation

#if canImport(QuartzCore)
  @_exported import QuartzCore
#endif
