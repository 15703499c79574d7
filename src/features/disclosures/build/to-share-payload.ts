import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import { findFirstVersion } from '#engine/render/payload/find-first-version.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { linkToRelated } from '#engine/render/payload/to-links.ts'
import { toEventId, toEventUrl } from '#features/calendar/event-files.ts'
import { shareDates } from '../collections/share-management.ts'
import type { DatedStep, ShareManagementPayload } from '../payload.ts'
import { shareEventKinds } from '../share-event-kinds.ts'
import { toHistory } from './to-history.ts'
import { toTrader } from './to-trader.ts'

/** A notice on shares, with its dates from the announcement to the payment. */
export function toSharePayload(input: EntryInput<'share-management'>): ShareManagementPayload {
  const { context, entry } = input
  const trader = toTrader(input)
  const issue = entry.facts.proceeds?.issue
  return toEntryPayloadWith(input, {
    history: toHistory(input),
    timeline: toTimeline(input),
    ...(trader && { trader }),
    ...(issue !== undefined && {
      issue: linkToRelated(context.indexOf('share-management').find(issue), context.locale),
    }),
  })
}

function toTimeline({ entry, context: { content, locale, indexOf } }: EntryInput<'share-management'>): DatedStep[] {
  const { facts } = entry
  const { today } = content
  const first = findFirstVersion(entry, indexOf('share-management').find)
  const dates = shareDates.flatMap((step): DatedStep[] => {
    const date = facts[step]
    if (date === undefined) return []
    const isPast = date <= today
    const calendarFile = toEventUrl(toEventId(first, shareEventKinds[step]), locale)
    return [{ step, date, isPast, ...(!isPast && entry.isListed && { calendarFile }) }]
  })
  if (dates.length === 0) return []
  return [{ step: 'published', date: facts.publishedAt, isPast: true }, ...dates]
}
