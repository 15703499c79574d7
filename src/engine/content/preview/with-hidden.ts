import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { toRecord } from '#lib/records.ts'
import type { Collected, CollectedEntries } from '../entries/collect-entries.ts'
import type { ReadResult } from '../entries/read-result.ts'
import { toVisibility } from '../entries/to-visibility.ts'
import { withMoment } from '../entries/with-moment.ts'

/** The same results, with drafts and entries that are scheduled for later as if they were published. For previews alone. */
export function withHidden({ names }: Pick<ContentSite, 'names'>, collected: Collected, now: Date): Collected {
  return {
    pages: collected.pages.map((page) => ({ ...page, result: asPublished(page.result, now) })),
    entries: toRecord<CollectedEntries, CollectionName>(names, (collection) => {
      const all: readonly { result: DatedResult }[] = collected.entries[collection]
      return all.map((entry) => ({ ...entry, result: asPublished(entry.result, now) })) as [] // entries of that collection
    }),
  }
}

type DatedResult = ReadResult<{ status: string; publishedAt?: string }, unknown>

/** The same object for the same result, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, object>()

function asPublished<Result extends DatedResult>(result: Result, now: Date): Result {
  const visibility = toVisibility(result, now)
  if (result.state !== 'valid' || (visibility !== 'draft' && visibility !== 'scheduled')) return result
  const before = known.get(result)
  if (before) return before as Result // made of that result
  // Its hashes are those of a draft.
  const { hashes: _hashes, ...others } = result
  const { facts } = withMoment(result, now)
  const made = { ...others, facts: { ...facts, status: 'published' } }
  known.set(result, made)
  return made as unknown as Result // it differs in no type
}
