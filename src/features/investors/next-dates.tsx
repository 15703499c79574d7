import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import type { PageLink } from '#engine/model/payload.ts'
import { DaysLeft } from '#features/calendar/days-left.tsx'
import { isPast, toDaysUntil } from '#features/calendar/is-past.ts'
import { eventKindLabels } from '#features/calendar/labels.ts'
import { toNextEvents } from '#features/calendar/next-events.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { EmptyList } from '#ui/treads/empty-list.tsx'
import './investor-part.css'
import './next-dates.css'

interface NextDatesProps {
  coming: readonly ComingEvent[]
  /** The page of all dates. */
  all: PageLink
}

/** How many events are shown. */
const most = 3

/** The next events of the financial calendar with their dates, and the days that are left by the visitor's clock: none before hydration. */
export function NextDates({ coming, all }: NextDatesProps) {
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? clock() : undefined
  const shown = toNextEvents(coming, now)
  return (
    <section aria-labelledby="ngay-sap-toi" className="investor-part">
      <h2 id="ngay-sap-toi">
        <Trans>Ngày sắp tới</Trans>
      </h2>
      {shown.length === 0 && (
        <EmptyList>
          <p>
            <Trans>Chưa có sự kiện nào sắp tới.</Trans>
          </p>
        </EmptyList>
      )}
      <ul className="next-dates">
        {shown.slice(0, most).map((event) => (
          <li key={event.dates[0]?.id}>
            <NextEvent event={event} now={now} />
          </li>
        ))}
      </ul>
      <p>
        <HrefLink href={all.href} lang={all.lang} className="way-on arrow">
          {all.title}
        </HrefLink>
      </p>
    </section>
  )
}

function NextEvent({ event, now }: { event: ComingEvent; now: Date | undefined }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { dates, next, title, lang, link, sample } = event
  return (
    <>
      <p className="next-when">
        <time dateTime={next}>{formatDate(locale, next)}</time>
        {/* Room for it is kept before hydration. */}
        <span>{now && <DaysLeft days={toDaysUntil(next, now)} />}</span>
      </p>
      <div>
        <p>
          <HrefLink {...link} lang={lang} className="link">
            {title}
          </HrefLink>
          {sample && <SampleLabel />}
        </p>
        <ol className="next-steps">
          {dates.map(({ id, kind, at }) => (
            <li key={id} className={now && isPast(at, now) ? 'is-past' : undefined}>
              {dates.length > 1 && <time dateTime={at}>{formatShortDate(locale, at)}</time>}{' '}
              {i18n._(eventKindLabels[kind])}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
