import type { EventContext } from '#engine/model/content/site-event.ts'
import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import type { AnyEntry } from '#engine/model/entries/entry.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toEventId } from '../event-files.ts'
import type { EventKind } from '../vocabulary.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { toChanges, type FoundDate } from './find-date.ts'

interface EntryEvent<One> extends Pick<EventContext, 'locale'> {
  found: FoundDate<One>
  kind: EventKind
  /** The versions of the announcement, oldest first. */
  versions: readonly One[]
}

/** A date that an entry announces. */
export function toEntryEvent<One extends AnyEntry>({ found, kind, versions, locale }: EntryEvent<One>): CalendarEvent {
  const { at, state, formerly, reason, version } = found
  const { title, summary } = pickText(version.texts, locale)
  const textLocale = toTextLocale(version.texts, locale)
  return {
    id: toEventId(versions[0] ?? version, kind),
    kind,
    at,
    title,
    ...(textLocale !== locale && { lang: textLocale }),
    link: toEntryAddress(version),
    state,
    ...(formerly !== undefined && { formerly }),
    ...(reason && { reason: reason[locale] }),
    ...(version.facts.sample && { sample: true }),
    ...toChanges(versions),
    summary,
  }
}
