import type { ContentSite } from '#engine/model/content/content-site.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { NumberMap } from '#lib/numbers/number-map.ts'
import { say } from '#lib/say/message.ts'
import type { ArchiveLock } from '../archive/archive-lock.ts'
import { toPassageHash } from '../markdown/collect-passages.ts'
import { Diagnostics, type Position } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { isAsWritten } from '../wording/is-as-written.ts'
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
  /** True if advice on wording is to stop what it is about. */
  isStrict: boolean
  diagnostics: Diagnostics
}

/** Where a passage was first found: the position of its entry in the order of entries, × this, plus its line. One number: see `NumberMap`. */
const lineCount = 2 ** 21

/** An entry whose texts are compared. */
interface ComparedEntry {
  name: string
  /** True if it may not be reworded any more. */
  isFixed: boolean
  /** True if it is of a collection of disclosures, which have standard wording. */
  isDisclosure: boolean
  isDraft: boolean
}

/**
 * Advises where paragraphs, and sentences of some length, are in two texts in one language: readers meet both, and one is corrected
 * without the other. Versions of one document may be alike, and disclosures, whose wording is often prescribed. It is said of the
 * text that can still be changed. Each passage is looked up once.
 */
export function checkRepeats(results: readonly VisibleResult[], options: RepeatsOptions): void {
  const { site, allowed, folder } = options
  const known = new Set(allowed.flatMap(({ text }) => toAllowed(text)))
  // A draft is compared with what is published, and not the other way round.
  const inOrder = [...results].toSorted((a, b) => Number(a.visibility === 'draft') - Number(b.visibility === 'draft'))
  const archived = new Set<string>(site.names.filter((one) => site.collections[one].isArchived))
  const groupOf = toVersionGroups(results, { site, folder })
  const places = new Map<Locale, NumberMap>(locales.map((locale) => [locale, new NumberMap()]))
  const entries: ComparedEntry[] = []
  for (const { result, visibility } of inOrder) {
    if (result.state !== 'valid' || isAsWritten(result.facts)) continue
    const { name } = result
    const own: ComparedEntry = {
      name,
      isFixed: isDisclosed(result, options),
      isDisclosure: archived.has(name.slice(folder.length + 1, name.indexOf('/', folder.length + 1))),
      isDraft: visibility === 'draft',
    }
    const start = (entries.push(own) - 1) * lineCount
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
        // Sentences of a paragraph that is reported are not reported again.
        if (!before || reported === line || mayBeAlike(before, own, groupOf)) continue
        reported = line
        const places = [
          { entry: own, line, column },
          { entry: before, line: place % lineCount, column: 1 },
        ] as const
        const [told, other] = own.isFixed ? [places[1], places[0]] : places
        report({ locale, told, other }, options)
      }
    }
  }
}

function mayBeAlike(one: ComparedEntry, other: ComparedEntry, groupOf: (name: string) => string): boolean {
  const isSame = one.name === other.name || groupOf(one.name) === groupOf(other.name)
  return isSame || (one.isFixed && other.isFixed) || (one.isDisclosure && other.isDisclosure)
}

interface Place extends Position {
  entry: ComparedEntry
}

function report(
  { locale, told, other }: { locale: Locale; told: Place; other: Place },
  { folder, isStrict, diagnostics }: RepeatsOptions,
): void {
  const { entry, line, column } = told
  const same = `${other.entry.name}/${locale}.md:${other.line}`
  const message = say`These words are also in ${same}; say it once and link to it, or write them anew (allowed with a reason: \`repeats\` in ${folder}/${wordingFile})`
  const own = new Diagnostics()
  own.error(rules.repeats, `${entry.name}/${locale}.md`, { line, column }, message)
  diagnostics.addAll(own, { isDraft: entry.isDraft, isStrict })
}

/** A text that may be repeated, and its sentences. */
function toAllowed(text: string): number[] {
  return [text, ...text.split(/(?<=[.!?…])\s+/)].map(toPassageHash)
}
