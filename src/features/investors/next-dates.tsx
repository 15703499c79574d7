import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import type { PageLink } from '#engine/model/payload.ts'
import { DaysLeft } from '#features/calendar/days-left.tsx'
import { isPast, toDaysUntil } from '#features/calendar/is-past.ts'
import { eventKindLabels } from '#features/calendar/labels.ts'
import type { ShownEvent } from '#features/calendar/payload.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import '#features/lists/empty-list.css'
import './investor-part.css'
import './next-dates.css'

interface NextDatesProps {
  coming: readonly ShownEvent[]
  /** The page of all dates. */
  all: PageLink
}

/** How many dates are shown. */
const most = 3

/** The next dates of the financial calendar, with the days that are left by the visitor's clock: none before hydration. */
export function NextDates({ coming, all }: NextDatesProps) {
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? clock() : undefined
  const shown = now ? coming.filter(({ at }) => !isPast(at, now)) : coming
  return (
    <section aria-labelledby="ngay-sap-toi" className="investor-part">
      <h2 id="ngay-sap-toi">
        <Trans>Ngày sắp tới</Trans>
      </h2>
      {shown.length === 0 && (
        <p className="empty-list">
          <Trans>Chưa có sự kiện nào sắp tới.</Trans>
        </p>
      )}
      <ul className="next-dates">
        {shown.slice(0, most).map((event) => (
          <li key={event.id}>
            <NextDate event={event} days={now && toDaysUntil(event.at, now)} />
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

function NextDate({ event, days }: { event: ShownEvent; days: number | undefined }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { at, kind, title, lang, link, sample } = event
  return (
    <>
      <p className="next-when">
        <time dateTime={at}>{formatDate(locale, at)}</time>
        {/* Room for it is kept before hydration. */}
        <span>{days !== undefined && <DaysLeft days={days} />}</span>
      </p>
      <p>
        <HrefLink {...link} lang={lang} className="link">
          {title}
        </HrefLink>{' '}
        <small>{i18n._(eventKindLabels[kind])}</small>
        {sample && <SampleLabel />}
      </p>
    </>
  )
}
