/** A text that ends like a sentence, for one that another sentence follows. */
export function toSentence(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?…][”’"')\]]*$/.test(trimmed) ? trimmed : `${trimmed}.`
}
