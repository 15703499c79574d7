import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { linkToRelated } from '#engine/render/payload/to-links.ts'
import { findOffice } from '#features/company/build/find-office.ts'
import type { DisclosureExtras, DisclosurePayload, Signatory } from '../payload.ts'
import { eventTexts, toEventSource } from './event-texts.ts'
import { toHistory } from './to-history.ts'
import { toMovedMeeting } from './to-moved-meeting.ts'

/** A disclosure with its history, the event, and who acted for the firm. */
export function toDocumentPayload(input: EntryInput<'disclosures'>): DisclosurePayload {
  const { context, entry } = input
  const { disclosedBy, approvedBy, publishedAt } = entry.facts
  const moved = toMovedMeeting(context, entry.slug)
  const day = publishedAt.slice(0, 'yyyy-mm-dd'.length)
  return toEntryPayloadWith(input, {
    history: toHistory(input),
    ...toEvent(input),
    ...(moved && { moved }),
    ...(disclosedBy !== undefined && {
      disclosedBy: toSignatory(context, { slug: disclosedBy, day, prefers: 'mandates' }),
    }),
    ...(approvedBy !== undefined && { approvedBy: toSignatory(context, { slug: approvedBy, day, prefers: 'roles' }) }),
  })
}

function toEvent({ context, entry }: EntryInput<'disclosures'>): Pick<DisclosureExtras, 'event'> {
  const { event } = entry.facts
  if (event === undefined) return {}
  const { translate } = context
  return { event: { name: translate(eventTexts[event]), source: toEventSource(event, translate) } }
}

interface SignatoryName {
  slug: string
  day: string
  /** Which of several offices is meant: the mandate to disclose, or a role in a body. */
  prefers: 'mandates' | 'roles'
}

function toSignatory({ content, locale, translate }: PayloadContext, { slug, day, prefers }: SignatoryName): Signatory {
  const leader = content.entries.leaders.find((one) => one.slug === slug)
  const office = leader && findOffice(leader.facts, day, prefers)
  return { person: linkToRelated(leader, locale), ...(office && { office: translate(office) }) }
}
