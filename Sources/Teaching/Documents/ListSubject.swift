package enum ListSubject: String, CaseIterable {
  case scenarios
  case steps
  case queries
  case callbacks
  case rules
  case laws
  case errors
  case devices
  case versions
}
