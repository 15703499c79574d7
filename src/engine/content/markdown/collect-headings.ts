import type { Token } from 'markdown-it'
import { headingIds } from '#brand'
import type { Heading } from '#engine/model/entries/entry.ts'
import { frameIds } from '#engine/model/frame-ids.ts'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { lineOf } from './inline-tokens.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'

const customId = /\{#([a-z0-9-]+)\}$/

/** The headings of the second and third level, and the ids of all headings. */
interface CollectedHeadings {
  headings: Heading[]
  ids: ReadonlySet<string>
}

/** Sets the id of each heading: from its text, or from a `{#id}` after the text, which is removed. */
export function collectHeadings(
  tokens: readonly Token[],
  source: MarkdownSource,
  diagnostics: Diagnostics,
  otherIds: readonly string[] = [],
): CollectedHeadings {
  const headings: Heading[] = []
  const ids = new HeadingIds(otherIds)
  let previousLevel = 1
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const level = Number(token.tag.slice(1))
    const position = { line: lineOf(token, source.linesAbove), column: 1 }
    const fail = (message: Message) => diagnostics.error(rules.headings, source.name, position, message)
    const advise = (message: Message) => diagnostics.warn(rules.headingLevels, source.name, position, message)
    if (level === 1) advise(say`Heading of level 1, which is reserved for the title; use "##" for sections`)
    else if (level > previousLevel + 1)
      advise(say`Heading level ${level} follows level ${previousLevel}; do not skip a level`)
    previousLevel = level

    const inline = tokens[index + 1]
    const last = inline?.children?.at(-1)
    const custom = last?.type === 'text' ? customId.exec(last.content.trimEnd()) : null
    if (last && custom) last.content = last.content.slice(0, custom.index).trimEnd()
    const text = inline?.children?.map((child) => child.content).join('') ?? ''
    if (text.trim() === '') fail(say`Empty heading; write its text or remove it`)
    const invalidId = custom ? undefined : /\{#[^{}]*\}$/.exec(text.trimEnd())
    if (invalidId) {
      const valid = foldToSlug(invalidId[0]) || 'a-b'
      fail(say`Invalid heading id "${invalidId[0]}"; use a-z, 0-9 and hyphens, such as {#${valid}}`)
    }
    const id = custom?.[1] ?? ids.toUnique(foldToSlug(text) || headingIds.general)
    if (custom && ids.taken.has(id)) fail(say`Duplicate heading id "${id}"; choose another`)
    if (custom && frameIds.has(id)) fail(say`Heading id "${id}" is that of another part of every page; choose another`)
    ids.taken.add(id)
    token.attrSet('id', id)
    if (level === 2 || level === 3) headings.push({ id, text, level })
  }
  return { headings, ids: ids.taken }
}

/** The ids of one text. */
class HeadingIds {
  readonly taken: Set<string>
  /** The next number to try for each id, so that many equal headings do not take long. */
  readonly #next = new Map<string, number>()

  constructor(others: Iterable<string>) {
    this.taken = new Set(others)
  }

  toUnique(base: string): string {
    if (!this.taken.has(base) && !frameIds.has(base)) return base
    let number = this.#next.get(base) ?? 2
    while (this.taken.has(`${base}-${number}`)) number++
    this.#next.set(base, number + 1)
    return `${base}-${number}`
  }
}
