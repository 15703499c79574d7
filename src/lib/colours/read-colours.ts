/** The values of a color, in the order in which a sheet writes them. */
export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** A color as a sheet says it, and where. */
export interface WrittenColour {
  value: string
  line: number
  column: number
}

/** The colors of a ground: those of paper where the ground has none of its own. */
export type GroundColours = ReadonlyMap<string, Readonly<Record<Scheme, WrittenColour>>>

/** The ground whose values hold on all others too. */
const base = 'paper'

/** The colors of a sheet by ground and role: `--color-ink: var(--light, #111) var(--dark, #eee)` below `.ground-paper`. */
export function readColours(sheet: string): ReadonlyMap<string, GroundColours> {
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const found = new Map<string, Map<string, Readonly<Record<Scheme, WrittenColour>>>>()
  for (const { 1: name = '', 2: body = '', index, 0: block } of text.matchAll(/\.ground-([\w-]+)\s*\{([^{}]*)\}/g)) {
    const start = index + block.indexOf('{') + 1
    const colours = new Map(found.get(name))
    for (const declaration of body.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
      const [, role = '', value = ''] = declaration
      const at = (word: string): WrittenColour => {
        const offset = start + declaration.index + declaration[0].indexOf(word)
        const line = starts.findLastIndex((one) => one <= offset)
        return { value: word, line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
      }
      const [, light = value, dark = value] = /^var\(--light, (.+)\) var\(--dark, (.+)\)$/.exec(value.trim()) ?? []
      colours.set(role, { light: at(light), dark: at(dark) })
    }
    found.set(name, colours)
  }
  return new Map([...found].map(([name, own]) => [name, new Map([...(found.get(base) ?? []), ...own])]))
}
