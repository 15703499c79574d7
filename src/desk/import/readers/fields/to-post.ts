import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { SourceFault, SourceFile, SourcePost, SourceStatus, SourceTerm } from '../../protocol/source-item.ts'
import type { Fields } from './fields-file.ts'
import { findRaw, findValues } from './find-values.ts'
import { toMoment } from './to-moment.ts'

/** A record of a source, and where it stands. */
export interface Located {
  record: unknown
  /** For messages, and in place of an id. */
  at: string
}

/** The words by which sources say the state of a post, besides those of the file of fields. */
const usualStates: Readonly<Record<string, SourceStatus>> = {
  draft: 'draft',
  pending: 'draft',
  'auto-draft': 'draft',
  unpublished: 'draft',
  nháp: 'draft',
  'bản nháp': 'draft',
  scheduled: 'scheduled',
  future: 'scheduled',
  private: 'private',
  'riêng tư': 'private',
  archived: 'trash',
  trash: 'trash',
  deleted: 'trash',
}

/** A record as a post; a fault where it has neither an id nor a title. */
export function toPost({ record, at }: Located, fields: Fields): SourcePost | SourceFault {
  const all = (names: readonly string[] = []) => {
    for (const name of names) {
      const values = findValues(record, name)
      if (values.length > 0) return values
    }
    return []
  }
  const one = (names?: readonly string[]) => (all(names)[0] ?? '').trim()
  const split = (names?: readonly string[]) =>
    all(names)
      .flatMap((value) => (fields.separator === undefined ? [value] : value.split(fields.separator)))
      .map((value) => value.trim())
      .filter((value) => value !== '')
  const [title, id, slug] = [one(fields.title), one(fields.id), one(fields.slug)]
  if (title === '' && slug === '') return { is: 'fault', at, says: say`Has no title, and is left out` }
  const addresses = split(fields.address)
  const key = id || addresses[0] || slug
  if (key === '')
    return {
      is: 'fault',
      at,
      says: say`“${title}” has no id and no address: the next import would not know it. Name a field in --fields: “id: …”`,
    }
  const publishedAt = toMoment(one(fields.publishedAt))
  const modifiedAt = toMoment(one(fields.modifiedAt))
  const [language, translations, image] = [one(fields.language), one(fields.translations), one(fields.image)]
  const alt = one(fields.imageAlt)
  const facts = Object.entries(fields.facts ?? {}).flatMap(([name, from]) => {
    const value = from
      .flatMap((path) => findRaw(record, path))
      .find((found) => found !== undefined && found !== null && found !== '')
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    is: 'post',
    at,
    id: key,
    addresses,
    title: title || slug,
    slug,
    status: toStatus(one(fields.status), fields),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(language !== '' && { language }),
    ...(translations !== '' && { translations }),
    body: { format: fields.format ?? 'html', text: all(fields.body).join('\n\n') },
    excerpt: one(fields.excerpt),
    terms: toTerms(fields, split),
    ...(image !== '' && { image: { url: image, ...(alt !== '' && { title: alt }) } }),
    files: split(fields.files).map((url): SourceFile => ({ url })),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
  }
}

function toStatus(written: string, { statuses = {} }: Fields): SourceStatus {
  for (const [status, words] of Object.entries(statuses)) {
    if (words?.includes(written)) return status as SourceStatus // the keys of the schema
  }
  return usualStates[written.toLowerCase()] ?? 'published'
}

function toTerms({ terms = {} }: Fields, split: (names?: readonly string[]) => string[]): SourceTerm[] {
  return Object.entries(terms).flatMap(([kind, names]) =>
    [...new Set(split(names))].map((name) => ({ kind, key: name, name })),
  )
}

/**
 * Sees to it that a source has the fields that a post needs.
 * @throws {ProgramError} where one is missing, or the file of fields names one that the source does not have
 */
export function checkFields(fields: Fields, names: readonly string[], source: string): void {
  for (const need of ['title', 'body'] as const) {
    if (fields[need] === undefined)
      throw new ProgramError(
        say`Nothing says which field of ${source} is the “${need}”. Write it into a file for --fields: “${need}: NAME”. It has ${names.slice(0, 40).join(', ')}`,
      )
  }
  const simple = [
    fields.id,
    fields.title,
    fields.slug,
    fields.body,
    fields.publishedAt,
    fields.address,
    ...Object.values(fields.terms ?? {}),
  ]
  for (const name of simple.flatMap((found) => (found?.length === 1 ? found : []))) {
    const first = name.split('.', 1)[0] ?? name
    if (names.includes(name) || names.includes(first)) continue
    throw new ProgramError(
      say`${source} has no field “${name}”.${didYouMean(name, names)} It has ${names.slice(0, 40).join(', ')}`,
    )
  }
}
