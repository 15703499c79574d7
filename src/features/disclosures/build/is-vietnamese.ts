// Letters that no English word has, and that most Vietnamese words have at least one of.
const vietnameseLetter = /[ăâđêôơưàảãạằẳẵặầẩẫậèẻẽẹềểễệìỉĩịòỏõọồổỗộờởỡợùủũụừửữựỳỷỹỵáắấéếíóốớúứý]/iu

/** Fewer words than that may be names and codes, which are the same in both languages. */
const fewWords = 12

/** The share of words with such a letter: about two thirds in Vietnamese, next to none in English with Vietnamese names. */
const share = 0.4

/** True if a text is Vietnamese rather than English with Vietnamese names in it. */
export function isVietnamese(text: string): boolean {
  const words = text.normalize('NFC').match(/\p{L}+/gu) ?? []
  return words.length >= fewWords && words.filter((word) => vietnameseLetter.test(word)).length >= words.length * share
}
