/** Widths in hundredths of the font size, rounded up, of the bold typeface, which is the widest. Letters with marks are as wide as without. */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [24, "'.,:;"],
  [28, ' ijlI()|’‘'],
  [36, 'f-·!'],
  [44, 'tr–°"/'],
  [48, 'sz“”*'],
  [56, '0123456789acegkvxyFJL+−×₫?'],
  [60, 'bdđhnopquEPST'],
  [68, 'ADĐKUVXBRYZ'],
  [76, 'wGOCHN%…&'],
  [88, 'mMQ'],
]
const widest = 100
const byCharacter = new Map(
  widths.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)),
)

/** How wide a text is at most, in units of the drawing: without a font, so that every machine and every browser says the same. */
export function toTextWidth(text: string, size: number): number {
  let sum = 0
  let isCapital = false
  for (const character of text.normalize('NFD').replaceAll('\u00a0', ' ')) {
    if (!/\p{M}/u.test(character)) {
      sum += byCharacter.get(character) ?? widest
      isCapital = /\p{Lu}/u.test(character)
    }
    // The horns of ơ and ư are beside the letter.
    else if (character === '\u031b') sum += isCapital ? 12 : 6
  }
  return (sum * size) / 100
}
