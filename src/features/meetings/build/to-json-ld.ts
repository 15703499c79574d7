import type { EventAttendanceModeEnumeration, EventLeaf, PlaceLeaf, VirtualLocationLeaf } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { MeetingFacts } from '../collection.ts'
import type { MeetingsPayload, ShownMeeting } from '../payload.ts'

const attendanceModes: Readonly<Record<MeetingFacts['form'], EventAttendanceModeEnumeration>> = {
  'truc-tiep': 'https://schema.org/OfflineEventAttendanceMode',
  'truc-tuyen': 'https://schema.org/OnlineEventAttendanceMode',
  'ket-hop': 'https://schema.org/MixedEventAttendanceMode',
}

/** The meetings of the page. When a meeting ends is not known. */
export function toMeetingsJsonLd({ meetings, head, locale }: MeetingsPayload, context: JsonLdContext): EventLeaf[] {
  return meetings
    .filter(({ facts }) => context.isStated(facts))
    .map((meeting) => {
      const { slug, title, summary, facts, textLocale } = meeting
      const url = `${head.canonical}#${slug}`
      return {
        '@type': 'Event',
        name: title,
        description: summary,
        url,
        startDate: facts.opensAt,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: attendanceModes[facts.form],
        location: toLocation(meeting, { place: facts.place[locale], url }),
        organizer: toPublisher(context),
        inLanguage: languages[textLocale].tag,
      }
    })
}

function toLocation(
  { facts }: ShownMeeting,
  { place, url }: { place: string; url: string },
): PlaceLeaf | VirtualLocationLeaf {
  if (facts.form === 'truc-tuyen') return { '@type': 'VirtualLocation', name: place, url }
  return { '@type': 'Place', name: place, address: place }
}
