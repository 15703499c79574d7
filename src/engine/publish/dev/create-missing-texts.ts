/**
 * Prints one line for each text that is missing. Returns a function to call with the id of such a text, any number of times.
 * @param describe makes the lines of texts from their ids
 */
export function createMissingTexts(
  describe: (ids: readonly string[]) => Promise<string[]>,
  print: (line: string) => void,
): (id: string) => void {
  const known = new Set<string>()
  let waiting: string[] = []
  let printing: Promise<void> | undefined
  const printAll = async () => {
    // Describing takes seconds: a page that is being rendered first names all of its texts.
    await Promise.resolve()
    while (waiting.length > 0) {
      const ids = waiting
      waiting = []
      for (const line of await describe(ids)) print(line)
    }
  }
  return (id) => {
    if (known.has(id)) return
    known.add(id)
    waiting.push(id)
    printing ??= printAll()
      .catch((error: unknown) => print(String(error)))
      .finally(() => (printing = undefined))
  }
}
