import { defineCheck } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { toShortCode } from './to-short-code.ts'

/** Reports a document whose short link is that of an older one. */
export const checkShortLinks = defineCheck(
  'short-links',
  'integrity',
  ({ site: { citedNames }, checked, content, report }) => {
    if (citedNames.every((collection) => checked.entries[collection].length === 0)) return
    const all = citedNames.flatMap((collection): readonly Entry[] => content.entries[collection])
    const owners = new Map<string, Entry>()
    for (const entry of all.toSorted((a, b) => ascending(a.facts.publishedAt, b.facts.publishedAt))) {
      const code = toShortCode(entry.collection, entry.slug)
      const owner = owners.get(code)
      if (!owner) owners.set(code, entry)
      else
        report.error(
          entry,
          [],
          say`Has the short link of ${owner.collection}/${owner.slug}; give its folder another name`,
        )
    }
  },
)
