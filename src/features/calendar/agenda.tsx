import { Select, Trans } from '@lingui/react/macro'
import { formatMonth } from '#i18n/format-calendar.ts'
import { useCount } from '#i18n/use-count.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import { EventArea } from './event-area.tsx'
import { EventRow } from './event-row.tsx'
import { toMonth } from './month-days.ts'
import type { ShownEvent } from './payload.ts'
import type { Events } from './use-events.ts'
import './agenda.css'

interface AgendaProps extends Pick<Events, 'coming' | 'past'> {
  /** As of `SampleArea`. */
  isLabelled: boolean | 'marked'
}

/** The dates ahead by month; those that are past below a switch, newest first. */
export function Agenda({ coming, past, isLabelled }: AgendaProps) {
  const { form, figures } = useCount(past.length)
  return (
    <EventArea of={[...coming, ...past]} isLabelled={isLabelled}>
      <section aria-labelledby="sap-toi" className="agenda">
        <h2 id="sap-toi" className="sr-only">
          <Trans>Sắp tới</Trans>
        </h2>
        {coming.length === 0 ? (
          <EmptyList>
            <p>
              <Trans>Chưa có sự kiện nào sắp tới.</Trans>
            </p>
          </EmptyList>
        ) : (
          <Months events={coming} isComing />
        )}
      </section>
      {past.length > 0 && (
        <details className="agenda agenda-past">
          <summary>
            <h2>
              <Trans>Đã diễn ra</Trans>{' '}
              <small>
                <Select value={form} other={`${figures} sự kiện`} />
              </small>
            </h2>
          </summary>
          <Months events={past.toReversed()} isComing={false} />
        </details>
      )}
    </EventArea>
  )
}

function Months({ events, isComing }: { events: readonly ShownEvent[]; isComing: boolean }) {
  const locale = useLocale()
  const months = groupBy(events, ({ at }) => toMonth(at))
  return [...months].map(([month, own]) => (
    <section key={month} className="agenda-month">
      <h3>{formatMonth(locale, month)}</h3>
      <ul className="event-list">
        {own.map((event) => (
          <li key={event.id}>
            <EventRow event={event} headingLevel={4} isComing={isComing} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
