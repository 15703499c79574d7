import type { EventContext } from '#engine/model/content/site-event.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { CalendarEvent } from '#features/calendar/build/calendar-event.ts'
import type { FoundDate } from '#features/calendar/build/find-date.ts'
import { toEntryEvent } from '#features/calendar/build/to-entry-event.ts'
import { toDeadlineTitle, toSourceName } from './deadline-texts.ts'
import { toReportDeadlines } from './to-report-deadlines.ts'

/** The deadlines of periodic reports, and their publications. */
export function toReportEvents(context: EventContext): CalendarEvent[] {
  return [...toDeadlines(context), ...toPublications(context)]
}

/** Deadlines of the kinds of reports that the firm publishes. */
function toDeadlines({ content, translate }: EventContext): CalendarEvent[] {
  const codes = new Set(content.entries['periodic-reports'].map(({ facts }) => facts.code))
  return toReportDeadlines(content.today, content.entries)
    .filter(({ code }) => codes.has(code))
    .map((deadline) => {
      const { code, fiscalYear, period, day, days, source } = deadline
      return {
        id: `han-cong-bo/${code}-${fiscalYear}-${period.toLowerCase()}`,
        kind: 'han-cong-bo',
        at: day,
        title: toDeadlineTitle(deadline, translate),
        link: { href: toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code }) },
        state: 'planned',
        deadline: { days, source: toSourceName(source, translate) },
        // It follows from the rules, which nobody announces: since the fiscal year began.
        sequence: 0,
        changedAt: `${fiscalYear}-01-01T00:00+07:00`,
        summary: '',
      }
    })
}

/** The day of publication is a fact of each report: a later version is published on a day of its own. */
function toPublications({ content, locale }: EventContext): CalendarEvent[] {
  return content.entries['periodic-reports'].map((report) => {
    const { publishedAt, withdrawal } = report.facts
    const found: FoundDate<Entry<'periodic-reports'>> = {
      at: publishedAt,
      state: withdrawal ? 'cancelled' : 'planned',
      version: report,
      reason: withdrawal?.reason,
    }
    return toEntryEvent({ found, kind: 'cong-bo', versions: [report], locale })
  })
}
