/// Titles for the rows of a scenario that gives only their number.
///
/// A row has the same city in each player.
enum Cities {
  /// The cities of the rows that exist before the first update, which repeat after the last.
  static let first = [
    "Amsterdam – Netherlands", "Buenos Aires – Argentina", "Cape Town – South Africa",
    "Dublin – Ireland", "Edinburgh – Scotland", "Florence – Italy", "Geneva – Switzerland",
    "Helsinki – Finland", "Istanbul – Türkiye", "Jakarta – Indonesia", "Kyoto – Japan",
    "Lisbon – Portugal", "Madrid – Spain", "Nairobi – Kenya", "Oslo – Norway", "Porto – Portugal",
    "Quito – Ecuador", "Rome – Italy", "Seoul – South Korea", "Toronto – Canada",
    "Utrecht – Netherlands", "Vienna – Austria", "Warsaw – Poland", "Xi'an – China",
    "Yokohama – Japan", "Zagreb – Croatia",
  ]
  /// The cities of the rows that updates insert, in the order in which their cells first appear.
  static let inserted = [
    "Athens – Greece", "Bergen – Norway", "Cairo – Egypt", "Delhi – India", "Exeter – England",
    "Fukuoka – Japan", "Granada – Spain", "Havana – Cuba",
  ]

  /// Returns the city of a row before the first update, by its number from 0 over all sections.
  static func city(ofRow number: Int) -> String { at(number, of: first) }

  /// Returns the city of an inserted row, by its number from 0.
  static func city(ofInserted number: Int) -> String { at(number, of: inserted) }

  private static func at(_ place: Int, of cities: [String]) -> String {
    let rest = place % cities.count
    return cities[rest < 0 ? rest + cities.count : rest]
  }
}
