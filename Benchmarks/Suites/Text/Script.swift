/// A kind of text, by what it costs to measure it.
enum Script: String, CaseIterable {
  /// A byte, a character and a column are one.
  case ascii = "ASCII"
  /// Two letters outside of ASCII, each one scalar and one column.
  case latin = "Latin"
  /// Two columns for a scalar.
  case cjk = "CJK"
  /// Two columns for a character of one scalar or several: a skin tone, a profession, a flag.
  case emoji

  /// A text of ten columns, another one for each of a hundred numbers.
  func label(_ number: Int) -> String {
    let digits = "\(number / 10 % 10)\(number % 10)"
    return switch self {
    case .ascii: "Label no\(digits)"
    case .latin: "Größe nö\(digits)"
    case .cjk: "東京中央\(digits)"
    case .emoji: "🍎👍🏽👩‍🚀🇫🇷\(digits)"
    }
  }

  /// The texts in front of the numbers of a table's values, one for each column.
  var words: [String] {
    switch self {
    case .ascii:
      ["row ", "Person number ", "street ", "city ", "weight ", "a note on ", "", "code "]
    case .latin:
      ["läge ", "Größe Nummer ", "Straße ", "Stätte ", "Höhe ", "à côté de ", "", "clé "]
    case .cjk: ["行", "東京都千代田区", "大阪市", "京都", "重量", "備考欄", "", "番号"]
    case .emoji: ["🍎", "🍊🍋🍇🍓🍒🥝🍍", "🏠🏡", "🌆", "🧱", "📒📕📗", "", "🔑"]
    }
  }
}
