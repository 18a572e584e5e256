/// A value in a place of its own, so that a copy of what holds it copies one reference and not all of its parts.
@propertyWrapper
package struct Kept<Value: Sendable>: Sendable {
  @usableFromInline
  package final class Place: Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var place: Place

  /// Keeps a value.
  @inlinable
  package init(wrappedValue: Value) { place = Place(wrappedValue) }

  /// The value; another one gets a place of its own.
  @inlinable
  package var wrappedValue: Value {
    get { place.value }
    set { place = Place(newValue) }
  }
}
