import { Trans } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import { DaysLeft } from '#features/calendar/days-left.tsx'
import { toDaysUntil } from '#features/calendar/is-past.ts'
import { toNextEvents } from '#features/calendar/next-events.ts'
import type { ComingEvent } from '#features/calendar/payload.ts'
import { FullScreen } from '#features/landing/full-screen.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { PageBand } from '#features/service-status/page-band.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink, Link } from '#ui/link.tsx'
import { HomeTasks } from './home-tasks.tsx'
import { OpeningStair } from './opening-stair.tsx'
import type { OpeningPayload } from './payload.ts'
import './opening-view.css'

/** `/`: a short way in on one screen: what most visitors come for, the next date, the firm's newest quarter, and the home page. */
export function OpeningView({ page }: { page: OpeningPayload }) {
  const { quarter } = page
  const isSample = page.sample || quarter?.sample === true
  return (
    <>
      <PageBand page={page} />
      <FullScreen
        page={page}
        className="opening-page"
        isSample={isSample}
        art={
          quarter && (
            <SampleArea of={[]} isLabelled={isSample}>
              <OpeningStair latest={quarter} />
            </SampleArea>
          )
        }
        answers={
          <SampleArea of={[]} isLabelled={isSample}>
            <HomeTasks page={page} />
            <NextDate coming={page.coming} />
          </SampleArea>
        }
      >
        <Link to="/trang-chu" className="button button-first arrow">
          <Trans>Vào trang chủ</Trans>
        </Link>
        {!isLeftOut('/quan-he-co-dong') && (
          <Link to="/quan-he-co-dong" className="button">
            <Trans>Quan hệ cổ đông</Trans>
          </Link>
        )}
      </FullScreen>
    </>
  )
}

function NextDate({ coming }: { coming: readonly ComingEvent[] }) {
  const locale = useLocale()
  const { clock } = useRouteContext({ from: '__root__' })
  const now = useHydrated() ? clock() : undefined
  const [event] = toNextEvents(coming, now)
  if (!event) return null
  const { next, title, lang, link, sample } = event
  return (
    <p className="opening-date">
      <time dateTime={next}>{formatDate(locale, next)}</time>
      {/* Room for it is kept before hydration. */}
      <span>{now && <DaysLeft days={toDaysUntil(next, now)} />}</span>
      <HrefLink {...link} lang={lang} className="link">
        {title}
      </HrefLink>
      {sample && <SampleLabel />}
    </p>
  )
}
