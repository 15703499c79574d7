const blockEnd = /\n{2,}/
const field = (name: string) => new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm')
const source = field('msgid')
const translated = field('msgstr')

/**
 * The texts of a catalogue of programs (`editors.po`), by those of the code. Read here, so that a server needs no package for it: its strings
 * are written like those of JSON, one or more lines each.
 */
export function parseWords(catalogue: string): ReadonlyMap<string, string> {
  return new Map(
    catalogue.split(blockEnd).flatMap((block) => {
      const id = readField(block, source)
      const words = readField(block, translated)
      return id === '' || words === '' ? [] : [[id, words] as const]
    }),
  )
}

function readField(block: string, form: RegExp): string {
  const lines = form.exec(block)?.[1]?.trim().split('\n') ?? []
  return lines.map((line) => String(JSON.parse(line))).join('')
}
