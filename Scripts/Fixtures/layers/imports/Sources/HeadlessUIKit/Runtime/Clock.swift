import Dispatch
@_exported import Foundation
