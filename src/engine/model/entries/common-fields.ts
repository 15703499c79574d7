import * as v from 'valibot'
import { typed } from '#lib/say/figures.ts'
import { say, type Message } from '#lib/say/message.ts'
import { describe } from './describe.ts'
import { exampleMoment, localizedText, instantField, reference, sampleField, text } from './fields.ts'
import { withMessage } from './issue-message.ts'
import { tags } from './tags.ts'

/** draft: not built. scheduled: appears at `publishAt`. withdrawn: its page stays, with a notice, but no list contains it. */
const statuses = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type Status = (typeof statuses)[number]

/** A value that a correction replaces. */
const change = v.strictObject({
  what: v.pipe(localizedText(120), v.description('What the value is of, in each language: the record date.')),
  before: v.pipe(localizedText(300), v.description('The value as it was published, in each language: 25/03/2025.')),
  after: v.pipe(localizedText(300), v.description('The correct value, in each language: 24/03/2025.')),
})

/** A rule of law that an entry may break, because somebody answers for it. */
const signedReason = v.strictObject({
  rule: v.pipe(
    text(60),
    v.description('The name of the rule, as the check writes it behind its message: disclosure-rules.'),
  ),
  reason: v.pipe(text(500), v.description('Why the entry is published all the same.')),
  by: v.pipe(text(120), v.description('Who answers for it.')),
  at: v.pipe(instantField, describe(say`When that was decided: ${typed(exampleMoment)}.`)),
})

/** Where an entry of an earlier site was read. */
const importMark = v.strictObject({
  source: v.pipe(text(120), v.description('The site, the file or the folder from which it was read: old.example.')),
  ids: v.pipe(
    v.array(text(200)),
    v.minLength(1, 'Must name the entry in its source'),
    v.description('By what its source names it, and each of its translations: ["12", "15"].'),
  ),
  at: v.pipe(instantField, describe(say`When it was imported: ${typed(exampleMoment)}.`)),
  digest: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in 64 letters and digits'),
    v.description('The SHA-256 of what the import wrote: by it the next import knows what was edited since.'),
  ),
})

/** The fields that every collection has. */
export const commonFields = {
  status: v.pipe(
    v.optional(v.picklist(statuses), 'published'),
    v.description(
      'draft: not on the site; scheduled: appears at publishAt; published; withdrawn: its page stays, with a notice.',
    ),
  ),
  publishedAt: v.optional(instantField),
  publishAt: v.optional(
    v.pipe(
      instantField,
      describe(say`Only with \`status: scheduled\`: when it appears on the site, such as ${typed(exampleMoment)}.`),
    ),
  ),
  withdrawal: v.optional(
    v.pipe(
      v.strictObject({
        at: v.pipe(instantField, describe(say`When it was withdrawn, such as ${typed(exampleMoment)}.`)),
        reason: v.pipe(localizedText(300), v.description('Why it was withdrawn, in each language; the page shows it.')),
      }),
      v.description('Only with `status: withdrawn`: when and why.'),
    ),
  ),
  supersedes: v.optional(
    v.pipe(reference('same'), v.description('The slug of the entry of the same collection that this one replaces.')),
  ),
  corrects: v.optional(
    v.pipe(
      v.strictObject({
        entry: v.pipe(reference('same'), v.description('The slug of the entry that this one corrects.')),
        reason: v.pipe(localizedText(400), v.description('What changed and why, in each language.')),
        changes: v.optional(
          v.pipe(
            v.array(change),
            v.minLength(1, 'Must contain a change; without one, remove the field'),
            v.description('Each value that is corrected: what, before, after. Both pages show them as a table.'),
          ),
        ),
      }),
      v.description(
        'For a correction: the entry that it corrects, what changed and why. The two pages link to each other.',
      ),
    ),
  ),
  tags: v.pipe(
    v.optional(v.array(v.picklist(tags)), []),
    describe(say`Topics from the list of the site, such as [${tags.slice(0, 2).join(', ')}].`),
  ),
  asWritten: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description(
        'True for a text that was written elsewhere and stays as it is: a quoted document, an article of an earlier site. It gets no advice on its wording.',
      ),
    ),
  ),
  imported: v.exactOptional(
    v.pipe(
      importMark,
      v.description(
        'Written by an import: where the entry was read, and when. It is accepted as it is, and is no news: it gets no advice on its wording, and no alert tells of it. No page shows it.',
      ),
    ),
  ),
  signedReasons: v.exactOptional(
    v.pipe(
      v.array(signedReason),
      v.description(
        'Rules of law that this entry breaks, each with the reason and who answers for it: what the check says of it is then a warning. No page shows it.',
      ),
    ),
  ),
  sample: sampleField,
}

type CommonFields = v.InferOutput<v.StrictObjectSchema<typeof commonFields, undefined>>

/** Facts with one field for the time of publication: `publishedAt`, or `publishAt` of a scheduled entry. */
type WithPublishedAt<Facts> = Facts extends unknown
  ? Omit<Facts, 'publishedAt' | 'publishAt'> & { publishedAt: string }
  : never

/** That something corrected or replaced an entry, and was taken down since: neither its name nor what it says may be known any more. */
export interface GoneRevision {
  kind: 'correction' | 'successor'
  publishedAt: string
  takenDownAt: string
}

/** The facts that every entry has. */
export type CommonFacts = WithPublishedAt<CommonFields> & {
  /** Of no file: what was taken down leaves it behind. */
  goneRevisions?: readonly GoneRevision[]
}

/** The facts of all entries that the page of every entry has, besides those that its collection names. */
export const commonShown = ['status', 'withdrawal', 'tags', 'sample', 'publishedAt'] as const
export type CommonShown = (typeof commonShown)[number]

/** The facts of all entries that lists have of every entry. */
export const commonListed = ['sample', 'publishedAt'] as const
export type CommonListed = (typeof commonListed)[number]

/** The facts of all entries that the engine reads itself, whether or not they are public. */
export const engineFacts: ReadonlySet<string> = new Set([...Object.keys(commonFields), 'goneRevisions', 'chart'])

/** True if what happened to an entry at a moment is news: not if it was known before the entry was imported. */
export function isNews({ imported }: Pick<CommonFacts, 'imported'>, moment: string): boolean {
  return imported === undefined || moment > imported.at
}

/** When an entry appears: `publishAt` if it is scheduled, else `publishedAt`. */
export function appearsAt({ publishedAt, publishAt }: Pick<CommonFields, 'publishedAt' | 'publishAt'>): string {
  return publishedAt ?? publishAt ?? ''
}

/** True if a day or moment is not after the one at which an entry appears; also where it has none yet, which is told by itself. */
export function isByAppearance(date: string, facts: Parameters<typeof appearsAt>[0]): boolean {
  const at = appearsAt(facts)
  return at === '' || date <= at
}

/** A collection's schema of `entry.yaml`, from its fields: it checks status and times, and sets `publishedAt`. */
export function defineFacts<Schema extends v.GenericSchema<unknown, CommonFields>>(schema: Schema) {
  return v.pipe(
    schema,
    // A raw check also runs if other fields are invalid, so that one run reports all errors.
    v.rawCheck<v.InferOutput<Schema>>(({ dataset, addIssue }) => {
      if (typeof dataset.value !== 'object' || dataset.value === null) return
      if (dataset.issues?.some(({ path }) => path?.[0].key === 'status')) return
      const facts: CommonFields = dataset.value as v.InferOutput<Schema> // only the presence of fields is checked
      const problem = findProblem(facts)
      if (!problem) return
      const { field, message } = problem
      const at = { type: 'object', origin: 'value', input: { ...facts }, key: field, value: facts[field] } as const
      addIssue({ message: String(message), path: [withMessage(at, message)] })
    }),
    v.transform((facts: v.InferOutput<Schema>) => {
      const { publishAt, publishedAt = publishAt, ...others }: CommonFields = facts
      return { ...others, publishedAt } as WithPublishedAt<v.InferOutput<Schema>> // the check above ensures that one is set
    }),
  )
}

interface Problem {
  field: 'publishedAt' | 'publishAt' | 'withdrawal'
  message: Message
}

function findProblem(facts: CommonFields): Problem | undefined {
  const { status, publishedAt, publishAt, withdrawal } = facts
  if (status === 'scheduled') {
    if (publishAt === undefined) return { field: 'publishAt', message: say`Is missing: a scheduled entry needs a time` }
    if (publishedAt !== undefined) {
      return { field: 'publishedAt', message: say`Must not be set for a scheduled entry; publishAt is its time` }
    }
  } else {
    if (publishedAt === undefined) {
      return {
        field: 'publishedAt',
        message: say`Is missing: when it appears on the site, such as ${typed(exampleMoment)}`,
      }
    }
    if (publishAt !== undefined) return { field: 'publishAt', message: say`Is only for \`status: scheduled\`` }
  }
  if (status === 'withdrawn' && withdrawal === undefined) {
    return { field: 'withdrawal', message: say`Is missing: a withdrawn entry needs a time and a reason` }
  }
  if (status !== 'withdrawn' && withdrawal !== undefined) {
    return { field: 'withdrawal', message: say`Is only for \`status: withdrawn\`` }
  }
  return undefined
}
