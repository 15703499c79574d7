import * as v from 'valibot'
import { tags } from '../vocabulary/tags.ts'
import { localizedText, instantField, reference, sampleField } from './fields.ts'

/** draft: in no output. scheduled: appears at `publishAt`. withdrawn: its address stays, with a notice, and no list shows it. */
export const statuses = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type Status = (typeof statuses)[number]

/** What every entity has beside its own fields. */
export const commonFields = {
  status: v.pipe(
    v.optional(v.picklist(statuses), 'published'),
    v.description(
      'draft: shown nowhere; scheduled: appears at publishAt; published; withdrawn: its page stays, with a notice.',
    ),
  ),
  publishedAt: v.optional(instantField),
  publishAt: v.optional(
    v.pipe(instantField, v.description('Only with `status: scheduled`: the moment from which it is published.')),
  ),
  withdrawal: v.optional(
    v.pipe(
      v.strictObject({
        at: v.pipe(instantField, v.description('When it was withdrawn.')),
        reason: v.pipe(localizedText(300), v.description('Why, in each language; readers see it.')),
      }),
      v.description('Only with `status: withdrawn`: when and why.'),
    ),
  ),
  supersedes: v.optional(
    v.pipe(reference('same'), v.description('The slug of the entry that this one replaces, in the same folder.')),
  ),
  corrects: v.optional(
    v.pipe(
      v.strictObject({
        entry: v.pipe(reference('same'), v.description('The slug of the entry that this one corrects.')),
        reason: v.pipe(localizedText(400), v.description('What changed and why, in each language.')),
      }),
      v.description('For a correction: what it corrects, and what changed and why. Both pages link to each other.'),
    ),
  ),
  tags: v.pipe(
    v.optional(v.array(v.picklist(tags)), []),
    v.description('Topics, from the list of known ones in src/model/vocabulary/tags.ts.'),
  ),
  sample: sampleField,
}

type Dated = v.InferOutput<v.StrictObjectSchema<typeof commonFields, undefined>>

/** The facts of an entry whose moment is settled: `publishedAt` is there, whichever way it was written. */
type Settled<Facts> = Facts extends unknown ? Omit<Facts, 'publishedAt' | 'publishAt'> & { publishedAt: string } : never

/** The facts that every entry has. */
export type CommonFacts = Settled<Dated>

/** When it appears: a scheduled entry has the one moment, any other the other. */
export function appearsAt({ publishedAt, publishAt }: Pick<Dated, 'publishedAt' | 'publishAt'>): string {
  return publishedAt ?? publishAt ?? ''
}

/** Holds status and moments together. Every entity's schema has `commonFields` and passes through here. */
export function settle<Schema extends v.GenericSchema<unknown, Dated>>(schema: Schema) {
  return v.pipe(
    schema,
    // Whatever else is wrong with the facts, so that one run names this too.
    v.rawCheck<v.InferOutput<Schema>>(({ dataset, addIssue }) => {
      if (typeof dataset.value !== 'object' || dataset.value === null) return
      if (dataset.issues?.some(({ path }) => path?.[0].key === 'status')) return
      const facts: Dated = dataset.value as v.InferOutput<Schema> // of its fields, what is there or not is looked at
      const problem = findProblem(facts)
      if (!problem) return
      const { field, message } = problem
      const value = facts[field]
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: { ...facts }, key: field, value }] })
    }),
    v.transform((facts: v.InferOutput<Schema>) => {
      const { publishAt, publishedAt = publishAt, ...others }: Dated = facts
      return { ...others, publishedAt } as Settled<v.InferOutput<Schema>> // one of the two is there: seen just now
    }),
  )
}

function findProblem(facts: Dated): { field: 'publishedAt' | 'publishAt' | 'withdrawal'; message: string } | undefined {
  const { status, publishedAt, publishAt, withdrawal } = facts
  if (status === 'scheduled') {
    if (publishAt === undefined) return { field: 'publishAt', message: 'Is missing: a scheduled entry says when' }
    if (publishedAt !== undefined) {
      return { field: 'publishedAt', message: 'Is not known yet for a scheduled entry; it has publishAt' }
    }
  } else {
    if (publishedAt === undefined) {
      return { field: 'publishedAt', message: 'Is missing: the moment it appears on the site, 2026-10-12T08:30+07:00' }
    }
    if (publishAt !== undefined) return { field: 'publishAt', message: 'Is only for `status: scheduled`' }
  }
  if (status === 'withdrawn' && withdrawal === undefined) {
    return { field: 'withdrawal', message: 'Is missing: a withdrawn entry says when and why' }
  }
  if (status !== 'withdrawn' && withdrawal !== undefined) {
    return { field: 'withdrawal', message: 'Is only for `status: withdrawn`' }
  }
  return undefined
}
