/** The most characters of a name, and those that none may have, in Excel. */
const longest = 31
const forbidden = /[[\]:*?/\\]/g

/** The names of sheets as spreadsheets take them: short enough, without signs of formulas, and each once. */
export function toSheetNames(titles: readonly string[]): string[] {
  const names: string[] = []
  for (const title of titles) {
    const plain =
      title
        .replaceAll(forbidden, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[\s']+|[\s']+$/g, '') || '1'
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : ` ${number}`
      const name = toStart(plain, longest - end.length) + end
      if (names.some((one) => one.toLowerCase() === name.toLowerCase())) continue
      names.push(name)
      break
    }
  }
  return names
}

/** The start of a text, with a sign where it is cut. Lengths are those of UTF-16, as in Excel. */
function toStart(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  // Half a character is none.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
