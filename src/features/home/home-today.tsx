import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DaysLeft } from '#features/calendar/days-left.tsx'
import { toDaysUntil } from '#features/calendar/is-past.ts'
import { toNextEvents } from '#features/calendar/next-events.ts'
import { RowDocuments } from '#features/layout/attachments/row-documents.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import type { ListItem } from '#features/lists/payload.ts'
import { noticeKindLabels } from '#features/service-status/labels.ts'
import type { BandNotice } from '#features/service-status/payload.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink, Link } from '#ui/link.tsx'
import type { HomePayload, Today } from './payload.ts'
import { toSessionState } from './session-state.ts'

/** The state of the day: the market's session by the visitor's clock, the next date, the newest disclosure, a notice of weight. */
export function HomeToday({ page: { today, holders, band } }: { page: HomePayload }) {
  const { t } = useLingui()
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? clock() : undefined
  const [event] = toNextEvents(holders?.coming ?? [], now)
  const { disclosure, notice } = today
  const [service] = band?.notices ?? []
  return (
    <section className="home-today ground-celadon" aria-label={t`Hôm nay`}>
      <dl className="shell-width">
        <div>
          <dt>
            <Link to="/ho-tro/thoi-gian-giao-dich">
              <Trans>Phiên giao dịch</Trans>
            </Link>
          </dt>
          <dd>{now ? <Session today={today} now={now} /> : <Hours sessions={today.sessions} />}</dd>
        </div>
        {event && (
          <div>
            <dt>
              <Trans>Sự kiện tới</Trans>
            </dt>
            <dd>
              <HrefLink {...event.link} lang={event.lang} className="link">
                {event.title}
              </HrefLink>{' '}
              <When at={event.next}>{now && <DaysLeft days={toDaysUntil(event.next, now)} />}</When>
              {event.sample && <SampleLabel />}
            </dd>
          </div>
        )}
        {disclosure && <Newest name={t`Công bố mới nhất`} item={disclosure} />}
        {service ? <Service notice={service} /> : notice && <Newest name={t`Thông báo dịch vụ`} item={notice} />}
      </dl>
    </section>
  )
}

function Hours({ sessions }: Pick<Today, 'sessions'>) {
  return sessions.map(({ from, to }) => `${from}–${to}`).join(', ')
}

/** Where the market is in its day: words of which none is longer than the hours that stand there before hydration. */
function Session({ today, now }: { today: Today; now: Date }) {
  const state = toSessionState(now, today)
  if (state.kind === 'day-off') return <Trans>Hôm nay không giao dịch</Trans>
  const { at } = state
  switch (state.kind) {
    case 'before':
      return <Trans>Mở cửa lúc {at}</Trans>
    case 'open':
      return <Trans>Đang giao dịch đến {at}</Trans>
    case 'break':
      return <Trans>Nghỉ trưa đến {at}</Trans>
    case 'after':
      return <Trans>Đã đóng cửa lúc {at}</Trans>
  }
}

function Newest({ name, item }: { name: string; item: ListItem }) {
  const locale = useLocale()
  const foreign = item.textLocale === locale ? undefined : item.textLocale
  const { documents, facts } = item
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <HrefLink href={item.href} lang={foreign} className="link">
          {item.title}
        </HrefLink>{' '}
        <span className="home-when">
          <time dateTime={facts.publishedAt}>{formatMoment(locale, facts.publishedAt)}</time>
          {documents && <RowDocuments documents={documents} title={item.title} lang={foreign} />}
        </span>
        {facts.sample && <SampleLabel />}
      </dd>
    </div>
  )
}

/** The notice of services that comes before any announcement. */
function Service({ notice }: { notice: BandNotice }) {
  const { i18n } = useLingui()
  return (
    <div>
      <dt>
        <Trans>Thông báo dịch vụ</Trans>
      </dt>
      <dd>
        <Link to="/ho-tro/tinh-trang-dich-vu" hash={notice.slug} className="link">
          {i18n._(noticeKindLabels[notice.kind])}: <span lang={notice.lang}>{notice.title}</span>
        </Link>{' '}
        {notice.sample && <SampleLabel />}
      </dd>
    </div>
  )
}

function When({ at, children }: { at: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <span className="home-when">
      <time dateTime={at}>{formatDate(locale, at)}</time>
      {children && <b>{children}</b>}
    </span>
  )
}
