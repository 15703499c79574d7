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

/** Where a passage was first found. */
interface Place {
  name: string
  line: number
  /** True if it may still be reworded. */
  isFixed: boolean
}

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
  const places = new Map<Locale, Map<number, Place>>(locales.map((locale) => [locale, new Map()]))
  for (const { result, visibility } of inOrder) {
    if (result.state !== 'valid') continue
    const { name } = result
    const isFixed = isDisclosed(result, options)
    for (const [locale, first] of places) {
      let reported = 0
      for (const [hash, line, column] of result.passages[locale] ?? []) {
        const place = first.get(hash)
        if (!place) {
          if (!known.has(hash)) first.set(hash, { name, line, isFixed })
          continue
        }
        const isSame = place.name === name || groupOf(place.name) === groupOf(name)
        // Sentences of a paragraph that is reported are not reported again.
        if (isSame || (isFixed && place.isFixed) || reported === line) continue
        reported = line
        const other = `${place.name}/${locale}.md:${place.line}`
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
