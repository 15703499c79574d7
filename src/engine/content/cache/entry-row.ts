import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import type { Text } from '#engine/model/entries/entry.ts'
import type { TextMatter } from '#engine/model/entries/text.ts'
import { locales, type Locale } from '#engine/model/locale/locale.ts'
import { isRecord } from '#lib/records.ts'
import type { AnyEntryFolder, AnyFacts } from '../entries/collect-entries.ts'
import { toFactHashes, toHash, type FactNames, type PartHashes } from '../entries/entry-hashes.ts'
import { packBody } from '../entries/pack-body.ts'
import type { EntrySources, InvalidEntry, ValidEntry } from '../entries/read-result.ts'
import { diagnosticSchema } from '../source/diagnostic-schema.ts'
import { Diagnostics, type Diagnostic } from '../source/diagnostics.ts'
import type { LoadBody } from './load-body.ts'
import { StoredText, type TextOutline } from './stored-text.ts'

/** An entry as the cache keeps it: what checks need, and the bodies of its texts apart from it. */
export interface PackedEntry {
  /** JSON of `EntryData`, in UTF-8. */
  data: Uint8Array
  bodies: PackedBody[]
}

export interface PackedBody {
  locale: Locale
  /** The hash of the body, as in `PartHashes`. */
  hash: string
  /** As `packBody` makes it, in UTF-8. */
  bytes: Uint8Array
}

type AnyValidEntry = ValidEntry<AnyFacts, TextMatter>

interface ValidData extends Omit<AnyValidEntry, 'name' | 'texts' | 'sources' | 'sourcesHash' | 'hashes'> {
  outlines: Partial<Record<Locale, TextOutline>>
  hashes: PartHashes
}

interface EntryData {
  result: ValidData | InvalidEntry
  diagnostics: readonly Diagnostic[]
  isDraft: boolean
}

/** The outline of an entry. The rest follows from the code that reads it, whose hash is the version of its row. */
function hasOutline(found: unknown): found is EntryData['result'] {
  if (!isRecord(found) || !isListOfRecords(found['links']) || !isListOfRecords(found['icons'])) return false
  if (found['state'] !== 'valid') return found['state'] === 'invalid' || found['state'] === 'unfinished draft'
  const { facts, matter, outlines, hashes, images } = found
  const isWhole = isRecord(facts) && isRecord(matter) && isRecord(outlines) && isListOfRecords(images)
  return isWhole && isRecord(hashes) && isRecord(hashes['texts'])
}

function isListOfRecords(found: unknown): boolean {
  return Array.isArray(found) && found.every(isRecord)
}

const entrySchema: v.GenericSchema<unknown, EntryData> = v.object({
  result: v.custom<EntryData['result']>(hasOutline),
  diagnostics: v.array(diagnosticSchema),
  isDraft: v.boolean(),
})

/**
 * An entry that was read, as the cache keeps it.
 * @param collection its collection; undefined for a page
 */
export function packEntry(
  { result, diagnostics, isDraft }: AnyEntryFolder,
  collection: FactNames | undefined,
): PackedEntry {
  const bodies: PackedBody[] = []
  const encoder = new TextEncoder()
  const toData = (): EntryData['result'] => {
    if (result.state !== 'valid') return result
    const { name: _name, texts, sources: _sources, ...kept } = result
    const { facts, cover, attachments, matter } = kept
    const hashes: PartHashes = {
      ...toFactHashes(facts, collection),
      files: toHash(JSON.stringify([cover, attachments])),
      texts: {},
    }
    const outlines: ValidData['outlines'] = {}
    for (const locale of locales) {
      const text = texts[locale]
      if (!text) continue
      const bytes = encoder.encode(packBody(text))
      const hash = toHash(bytes)
      bodies.push({ locale, hash, bytes })
      outlines[locale] = { isEmpty: text.isEmpty, anchors: text.anchors.join(' ') }
      hashes.texts[locale] = { head: toHash(JSON.stringify(matter[locale])), body: hash }
    }
    return { ...kept, outlines, hashes }
  }
  const data: EntryData = { result: toData(), diagnostics: diagnostics.list, isDraft }
  return { data: encoder.encode(JSON.stringify(data)), bodies }
}

/** How an entry of the cache comes to what is not in memory. */
export interface EntryPlace {
  /** The path of its folder, for messages. */
  name: string
  /** Below the content, with a slash at its end. */
  path: string
  sources: EntrySources
  sourcesHash: string
  loadBody: LoadBody
}

/** Reverts `packEntry`. The bodies of texts are loaded when they are read. @throws if it is no such entry */
export function parseEntry(data: Uint8Array, place: EntryPlace): AnyEntryFolder {
  const stored = parseStored(entrySchema, Buffer.from(data.buffer, data.byteOffset, data.length).toString())
  if (!stored) throw new Error(`The cache has ${place.name} in another form; delete it: .cache/content.sqlite`)
  const { result, diagnostics, isDraft } = stored
  const own = new Diagnostics()
  own.list.push(...diagnostics)
  if (result.state !== 'valid') return { result, diagnostics: own, isDraft }
  const { outlines, ...kept } = result
  const texts: Partial<Record<Locale, Text>> = {}
  for (const locale of locales) {
    const [outline, hash, matter] = [outlines[locale], kept.hashes.texts[locale]?.body, kept.matter[locale]]
    if (!outline || hash === undefined || !matter) continue
    const { path, loadBody } = place
    texts[locale] = new StoredText(matter, outline, {
      path: `${path}${locale}.md`,
      hash,
      images: kept.images,
      loadBody,
    })
  }
  const { name, sources, sourcesHash } = place
  const valid = { ...kept, name, texts: texts as AnyValidEntry['texts'], sources, sourcesHash } // written from one with these texts
  return { result: valid, diagnostics: own, isDraft }
}
