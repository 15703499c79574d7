import type { Token } from 'markdown-it'
import { foldToSlug } from '#lib/text/fold.ts'
import type { Heading } from '#model/entries/entry.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { lineOf } from './inline-positions.ts'
import type { MarkdownSource } from './split-frontmatter.ts'

const customId = /\{#([a-z0-9-]+)\}$/

/** The headings of a text that others link to, and the ids of all. */
interface FoundHeadings {
  headings: Heading[]
  ids: ReadonlySet<string>
}

/** Gives each heading its id, and strips the `{#id}` that sets one by hand (the same in every language). */
export function takeHeadings(
  tokens: readonly Token[],
  source: MarkdownSource,
  diagnostics: Diagnostics,
): FoundHeadings {
  const headings: Heading[] = []
  const ids = new HeadingIds()
  let previousLevel = 1
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const level = Number(token.tag.slice(1))
    const position = { line: lineOf(token, source.linesAbove), column: 1 }
    const fail = (message: string) => diagnostics.error(source.name, position, message)
    if (level === 1) fail('A text has no "#" heading: the title is one; begin sections with "##"')
    else if (level > previousLevel + 1) fail(`Heading level ${level} follows level ${previousLevel}; do not skip one`)
    previousLevel = level

    const inline = tokens[index + 1]
    const last = inline?.children?.at(-1)
    const custom = last?.type === 'text' ? customId.exec(last.content.trimEnd()) : null
    if (last && custom) last.content = last.content.slice(0, custom.index).trimEnd()
    const text = inline?.children?.map((child) => child.content).join('') ?? ''
    if (text.trim() === '') fail('A heading has words: write them, or remove it')
    const odd = custom ? undefined : /\{#[^{}]*\}$/.exec(text.trimEnd())
    if (odd) fail(`"${odd[0]}" sets no id: write it in a-z, 0-9 and hyphens, {#${foldToSlug(odd[0]) || 'a-b'}}`)
    const id = custom?.[1] ?? ids.toFree(foldToSlug(text) || 'muc')
    if (custom && ids.taken.has(id)) fail(`Two headings have the id "${id}"`)
    ids.taken.add(id)
    token.attrSet('id', id)
    if (level === 2 || level === 3) headings.push({ id, text, level })
  }
  return { headings, ids: ids.taken }
}

/** The ids of one text. */
class HeadingIds {
  readonly taken = new Set<string>()
  /** The number to try next for each id that was wanted: a text of equal headings stays quick. */
  readonly #next = new Map<string, number>()

  toFree(base: string): string {
    if (!this.taken.has(base)) return base
    let number = this.#next.get(base) ?? 2
    while (this.taken.has(`${base}-${number}`)) number++
    this.#next.set(base, number + 1)
    return `${base}-${number}`
  }
}
