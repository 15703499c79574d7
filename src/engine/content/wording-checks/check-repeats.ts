import type { ContentSite } from '#engine/model/content/content-site.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import type { ArchiveLock } from '../archive/archive-lock.ts'
import { toPassageHash } from '../markdown/collect-passages.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { wordingFile, type WordingList } from '../wording/wording-list.ts'
import { isDisclosed } from './list-wording.ts'
import { toVersionGroups } from './to-version-groups.ts'
import type { VisibleResult } from './visible-result.ts'

interface RepeatsOptions {
  site: Pick<ContentSite, 'names' | 'collections'>
  /** The path of the content's folder. */
  folder: string
  lock: ArchiveLock | undefined
  /** Sentences that more than one text may have. */
  allowed: WordingList['repeats']
  diagnostics: Diagnostics
}

/** Where a passage was first found: the position of its entry in the order of entries, × this, plus its line. One number, because there are hundreds of thousands. */
const lineCount = 2 ** 21

/**
 * Reports paragraphs, and sentences of some length, that two texts in one language share: readers meet both, and one is
 * corrected without the other. Versions of one document may. Each passage is looked up once.
 */
export function checkRepeats(results: readonly VisibleResult[], options: RepeatsOptions): void {
  const { site, allowed, diagnostics, folder } = options
  const known = new Set(allowed.flatMap(({ text }) => toAllowed(text)))
  // A draft is compared with what is published, and not the other way round.
  const inOrder = [...results].toSorted((a, b) => Number(a.visibility === 'draft') - Number(b.visibility === 'draft'))
  const groupOf = toVersionGroups(results, { site, folder })
  const places = new Map<Locale, Map<number, number>>(locales.map((locale) => [locale, new Map()]))
  /** The entries by position: their names, and if they may not be reworded any more. */
  const entries: { name: string; isFixed: boolean }[] = []
  for (const { result, visibility } of inOrder) {
    if (result.state !== 'valid') continue
    const { name } = result
    const isFixed = isDisclosed(result, options)
    const start = (entries.push({ name, isFixed }) - 1) * lineCount
    for (const [locale, first] of places) {
      let reported = 0
      const passages = result.passages[locale] ?? []
      for (let index = 0; index < passages.length; index += 3) {
        const [hash = 0, line = 0, column = 0] = [passages[index], passages[index + 1], passages[index + 2]]
        const place = first.get(hash)
        if (place === undefined) {
          if (!known.has(hash)) first.set(hash, start + line)
          continue
        }
        const before = entries[Math.floor(place / lineCount)]
        const isSame = !before || before.name === name || groupOf(before.name) === groupOf(name)
        // Sentences of a paragraph that is reported are not reported again.
        if (isSame || (isFixed && before.isFixed) || reported === line) continue
        reported = line
        const other = `${before.name}/${locale}.md:${place % lineCount}`
        const message = `These words are also in ${other}; say it once and link to it, or write them anew (allowed with a reason: \`repeats\` in ${folder}/${wordingFile})`
        const position = { line, column }
        if (visibility === 'draft') diagnostics.warn(`${name}/${locale}.md`, position, message)
        else diagnostics.error(`${name}/${locale}.md`, position, message)
      }
    }
  }
}

/** A text that may be repeated, and its sentences. */
function toAllowed(text: string): number[] {
  return [text, ...text.split(/(?<=[.!?…])\s+/)].map(toPassageHash)
}
