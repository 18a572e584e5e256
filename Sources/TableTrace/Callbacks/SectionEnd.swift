/// A header or a footer, which behave alike in most rules.
package enum SectionEnd: String, Codable, CaseIterable, Sendable {
  case header
  case footer

  var viewCallback: Callback {
    switch self {
    case .header: .viewForHeaderInSection
    case .footer: .viewForFooterInSection
    }
  }

  var titleCallback: Callback {
    switch self {
    case .header: .titleForHeaderInSection
    case .footer: .titleForFooterInSection
    }
  }

  var heightCallback: Callback {
    switch self {
    case .header: .heightForHeaderInSection
    case .footer: .heightForFooterInSection
    }
  }

  var estimateCallback: Callback {
    switch self {
    case .header: .estimatedHeightForHeaderInSection
    case .footer: .estimatedHeightForFooterInSection
    }
  }

  var willDisplayCallback: Callback {
    switch self {
    case .header: .willDisplayHeaderView
    case .footer: .willDisplayFooterView
    }
  }

  var didEndCallback: Callback {
    switch self {
    case .header: .didEndDisplayingHeaderView
    case .footer: .didEndDisplayingFooterView
    }
  }
}
