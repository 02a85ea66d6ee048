package import Foundation
