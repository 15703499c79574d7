import type { Entry } from '#engine/model/entries/content.ts'
import { toCsvFile, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { toShownEntry } from '#engine/render/payload/to-shown-entry.ts'
import { ascending } from '#lib/order.ts'
import type { MarginList, MarginListPayload } from '../payload.ts'
import { marginSet } from './margin-set.ts'
import { toMarginChanges } from './to-margin-changes.ts'

type Lists = readonly Entry<'margin-lists'>[]

/** The margin list on the day of the build, with later and earlier ones. */
export function toMarginListPayload(input: PageInput): MarginListPayload {
  const { context, base, section } = input
  const { today, entries } = context.content
  const all: Lists = entries['margin-lists'].filter(({ facts }) => facts.status !== 'withdrawn')
  const coming = all.filter(({ facts }) => facts.effectiveFrom > today)
  const past = all.filter((entry) => !entry.isListed && !coming.includes(entry))
  const toShown = (list: Lists) => list.map((entry) => toMarginList(entry, all, input))
  const [inForce = null] = toShown(all.filter(({ isListed }) => isListed))
  return {
    ...base,
    kind: 'margin-list',
    section,
    headings: toHeadings(input),
    inForce,
    coming: toShown(coming.toReversed()),
    past: toShown(past),
    csv: toDownload(toCsvFile(marginSet, context)),
  }
}

function toMarginList(entry: Entry<'margin-lists'>, all: Lists, { context }: PageInput): MarginList {
  const { locale, content } = context
  const { facts } = entry
  const earlier = all.find((other) => other.facts.effectiveFrom < facts.effectiveFrom)
  const announcement = content.entries.announcements.find(({ slug }) => slug === facts.announcement)
  const securities = facts.securities.toSorted((a, b) => ascending(a.ticker, b.ticker))
  const shown = toShownEntry(entry, context)
  return {
    ...shown,
    facts: { ...shown.facts, securities },
    changes: earlier ? toMarginChanges(earlier.facts.securities, facts.securities) : [],
    ...(announcement && { announcement: linkToEntry(announcement, locale) }),
  }
}
