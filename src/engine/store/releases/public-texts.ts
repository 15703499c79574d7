import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Entries, Entry } from '#engine/model/entries/content.ts'

/** The name under which `describePublicTexts` of the latest release is kept. */
export const publicTextsKey = 'public texts'

const publicTextsSchema = v.object({
  /** Entries with pages of their own that say no more than that they were withdrawn. */
  withdrawn: v.array(v.string()),
  /** Entries without such pages, which other pages show. */
  shown: v.array(v.string()),
})

/** The public texts of a release, as far as its outputs do not tell: an entry that is removed may have none, a withdrawn one keeps its own. */
export function describePublicTexts({ names, collections }: ContentSite, entries: Entries): string {
  const texts = { withdrawn: new Array<string>(), shown: new Array<string>() }
  for (const collection of names) {
    const hasPages = collections[collection].route !== undefined
    const list: readonly Entry[] = entries[collection]
    for (const { slug, facts } of list) {
      const isWithdrawn = facts.status === 'withdrawn'
      if (isWithdrawn === hasPages) texts[isWithdrawn ? 'withdrawn' : 'shown'].push(`${collection}/${slug}`)
    }
  }
  return JSON.stringify(texts satisfies v.InferOutput<typeof publicTextsSchema>)
}

/**
 * True if something that the release before said is withdrawn or removed.
 * @param before what `describePublicTexts` gave for it; undefined, or of another version, where that is unknown
 * @param removed the keys of the outputs that are no more
 */
export function saysLess(before: string | undefined, now: string, removed: readonly string[]): boolean {
  if (removed.some((key) => /^(?:page|document) /.test(key))) return true
  if (before === undefined || before === now) return false
  const [former, present] = [parseStored(publicTextsSchema, before), parseStored(publicTextsSchema, now)]
  if (!former || !present) return false
  const known = new Set(former.withdrawn)
  const shown = new Set(present.shown)
  return present.withdrawn.some((id) => !known.has(id)) || former.shown.some((id) => !shown.has(id))
}
