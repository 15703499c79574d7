import type {
  EventAttendanceModeEnumeration,
  EventLeaf,
  EventStatusType,
  PlaceLeaf,
  VirtualLocationLeaf,
} from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { MeetingFacts } from '../collection.ts'
import type { MeetingsPayload, ShownMeeting } from '../payload.ts'

const attendanceModes: Readonly<Record<NonNullable<MeetingFacts['form']>, EventAttendanceModeEnumeration>> = {
  'truc-tiep': 'https://schema.org/OfflineEventAttendanceMode',
  'truc-tuyen': 'https://schema.org/OnlineEventAttendanceMode',
  'ket-hop': 'https://schema.org/MixedEventAttendanceMode',
}

/** The meetings of the page. A consultation in writing is no event that anybody attends. */
export function toMeetingsJsonLd({ meetings, head, locale }: MeetingsPayload, context: JsonLdContext): EventLeaf[] {
  return meetings
    .filter(({ facts }) => context.isStated(facts))
    .flatMap((meeting): EventLeaf[] => {
      const { slug, title, summary, facts, textLocale } = meeting
      const { form, opensAt, closedAt, rescheduled } = facts
      if (form === undefined) return []
      const former = rescheduled.findLast((one) => one.opensAt !== opensAt)
      const url = `${head.canonical}#${slug}`
      return [
        {
          '@type': 'Event',
          name: title,
          description: summary,
          url,
          startDate: opensAt,
          ...(closedAt !== undefined && { endDate: closedAt }),
          eventStatus: toEventStatus(facts, former !== undefined),
          ...(former && { previousStartDate: former.opensAt }),
          eventAttendanceMode: attendanceModes[form],
          location: toLocation(meeting, { place: facts.place[locale], url }),
          organizer: toPublisher(context),
          inLanguage: languages[textLocale].tag,
        },
      ]
    })
}

function toEventStatus({ withdrawal }: ShownMeeting['facts'], isMoved: boolean): EventStatusType {
  if (withdrawal) return 'https://schema.org/EventCancelled'
  return isMoved ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled'
}

function toLocation(
  { facts }: ShownMeeting,
  { place, url }: { place: string; url: string },
): PlaceLeaf | VirtualLocationLeaf {
  if (facts.form === 'truc-tuyen') return { '@type': 'VirtualLocation', name: place, url }
  return { '@type': 'Place', name: place, address: place }
}
