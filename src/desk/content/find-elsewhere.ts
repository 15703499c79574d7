import { editsOf } from '../edits/matter.ts'
import { isFields, isList, type PlainValue } from '../edits/plain-value.ts'
import { toForms, toReferenceForms, type EndedEntry, type FormerValue } from './former-forms.ts'

/** A place that has a former value. */
export interface FormerPlace {
  path: string
  line: number
  text: string
}

/** More places than anybody looks at: what has so many is no value, but a word. */
const mostPlaces = 500
const longestLine = 200

/** Two versions of a file. */
export interface Versions {
  name: string
  before: string
  after: string
}

/**
 * The places of texts that still have a value which a change has replaced: a telephone number, a fee, a name, in whatever form it is written there.
 * Where the change ends its entry, they are those that name it, too.
 * @param texts the texts of the content by path, as they are after the change, those of the changed folder among them
 * @param ended the entry, if `isEnded` is true of its versions
 */
export function findElsewhere(
  versions: readonly Versions[],
  texts: Iterable<readonly [string, string]>,
  ended?: EndedEntry,
): FormerPlace[] {
  const values = listFormer(versions).flatMap(toForms)
  const all = [...values, ...(ended ? toReferenceForms(ended) : [])]
  if (all.length === 0) return []
  const places: FormerPlace[] = []
  for (const [path, text] of texts) {
    const forms = ended && path.startsWith(`${ended.path}/`) ? values : all
    if (!forms.some((form) => form.test(text))) continue
    for (const [index, line] of text.split('\n').entries()) {
      if (!forms.some((form) => form.test(line))) continue
      places.push({ path, line: index + 1, text: line.trim().slice(0, longestLine) })
      if (places.length >= mostPlaces) return places
    }
  }
  return places
}

/** The fields that say when something ends. */
const endings = new Set(['to', 'validThrough', 'effectiveTo', 'expiresAt', 'withdrawal'])

/** True if a change ends its entry: its folder goes, or a field that says when it ends is new or another. */
export function isEnded(versions: readonly Versions[]): boolean {
  if (versions.length > 0 && versions.every(({ after }) => after === '')) return true
  return versions.some(({ name, before, after }) => {
    const was = countValues([{ name, text: before }])
    return [...countValues([{ name, text: after }])].some(
      ([key, { field, count }]) => endings.has(field) && count > (was.get(key)?.count ?? 0),
    )
  })
}

/** The values of which the change leaves fewer than there were: one that only moves is the same. */
function listFormer(versions: readonly Versions[]): FormerValue[] {
  const was = countValues(versions.map(({ name, before }) => ({ name, text: before })))
  const is = countValues(versions.map(({ name, after }) => ({ name, text: after })))
  return [...was].flatMap(([key, { field, text, count }]) =>
    count > (is.get(key)?.count ?? 0) && versions.some(({ after }) => after !== '') ? [{ field, text }] : [],
  )
}

function countValues(files: readonly { name: string; text: string }[]): Map<string, FormerValue & { count: number }> {
  const counts = new Map<string, FormerValue & { count: number }>()
  for (const { name, text } of files) {
    for (const { field, text: value } of listTexts('', editsOf(name).read(text, []))) {
      const key = `${field} ${value}`
      counts.set(key, { field, text: value, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  return counts
}

/** The texts of fields; those in a list, or in each language, have the name of the whole. */
function* listTexts(field: string, value: PlainValue | undefined): Generator<FormerValue> {
  if (typeof value === 'string' || typeof value === 'number') yield { field, text: String(value) }
  else if (isList(value)) for (const item of value) yield* listTexts(field, item)
  else if (isFields(value)) for (const [name, one] of Object.entries(value)) yield* listTexts(name, one)
}
