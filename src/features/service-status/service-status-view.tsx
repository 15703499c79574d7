import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { formatMonth } from '#i18n/format-calendar.ts'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { descending } from '#lib/order.ts'
import { NoticeArticle } from './notice-article.tsx'
import { toPhase, type NoticePhase } from './notice-phase.ts'
import type { ServiceNotice, ServiceStatusPayload } from './payload.ts'
import { ServiceTable } from './service-table.tsx'
import { useNow } from './use-now.ts'
import '#features/layout/part.css'
import './service-status-view.css'

const ids = { present: 'hien-tai', planned: 'sap-toi', history: 'lich-su' } as const

/** The state of services: what is going on with its updates, what is planned, what was, and up to when all this speaks. */
export function ServiceStatusView({ page }: { page: ServiceStatusPayload }) {
  const { t } = useLingui()
  const { asOf, confirmedAt, notices } = page
  // Where nothing was ever said, no notice depends on the moment.
  const now = useNow(asOf ?? '1970-01-01T00:00Z')
  const inPhase = (...phases: NoticePhase[]) => notices.filter(({ times }) => phases.includes(toPhase(times, now)))
  const [open, planned, over] = [inPhase('current', 'quiet', 'forgotten'), inPhase('planned'), inPhase('over')]
  const headings = [
    { id: ids.present, text: t`Hiện tại`, level: 2 as const },
    { id: ids.planned, text: t`Sắp tới`, level: 2 as const },
    ...page.headings,
    { id: ids.history, text: t`Lịch sử`, level: 2 as const },
  ]
  const labelled = labelSamples(page, notices)
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={{ textLocale: page.textLocale, headings }} />}>
        <SampleArea of={notices.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          <section className="part" aria-labelledby={ids.present}>
            <h2 id={ids.present}>
              <Trans comment="heading">Hiện tại</Trans>
            </h2>
            <Summary isOpen={open.length > 0} confirmedAt={confirmedAt} />
            {open.length > 0 && <ServiceTable notices={open} />}
            {open.map((notice) => (
              <NoticeArticle key={notice.slug} notice={notice} now={now} />
            ))}
          </section>
          <section className="part" aria-labelledby={ids.planned}>
            <h2 id={ids.planned}>
              <Trans comment="heading">Sắp tới</Trans>
            </h2>
            {planned.length === 0 && (
              <p>
                <Trans>Chưa có lịch bảo trì nào được thông báo.</Trans>
              </p>
            )}
            {planned.map((notice) => (
              <NoticeArticle key={notice.slug} notice={notice} now={now} />
            ))}
          </section>
          <div className="part">
            <PageText page={page} />
          </div>
          <section className="part" aria-labelledby={ids.history}>
            <h2 id={ids.history}>
              <Trans comment="heading">Lịch sử</Trans>
            </h2>
            {over.length === 0 && (
              <p>
                <Trans>Chưa có thông báo nào đã kết thúc.</Trans>
              </p>
            )}
            <History notices={over} now={now} />
          </section>
        </SampleArea>
      </PageBody>
    </>
  )
}

/** A sentence that speaks up to a moment: nobody must read from it that all is well now. */
function Summary({ isOpen, confirmedAt }: { isOpen: boolean; confirmedAt: string | null }) {
  const locale = useLocale()
  const moment = (at: string): ReactNode => <time dateTime={at}>{formatMoment(locale, at)}</time>
  if (isOpen) {
    return (
      <p className="service-summary">
        <Trans>Có thông báo đang diễn ra. Thông tin mới nhất ở đầu.</Trans>
      </p>
    )
  }
  return (
    <>
      <p className="service-summary">
        <Trans>Không có thông báo sự cố hay bảo trì đang diễn ra.</Trans>
      </p>
      <p className="service-note">
        {confirmedAt === null ? (
          <Trans>
            Chưa có lần kiểm tra nào được ghi lại, nên tình trạng thật có thể khác. Nếu gặp lỗi, Quý khách gọi tổng đài.
          </Trans>
        ) : (
          <Trans>
            Kiểm tra lần gần nhất lúc {moment(confirmedAt)}: các dịch vụ hoạt động. Từ đó đến nay tình trạng có thể đã
            khác; nếu gặp lỗi, Quý khách gọi tổng đài.
          </Trans>
        )}
      </p>
    </>
  )
}

/** The notices that are over, by the month in which they began. */
function History({ notices, now }: { notices: readonly ServiceNotice[]; now: Date }) {
  const locale = useLocale()
  const newestFirst = notices.toSorted((a, b) => descending(a.facts.startsAt, b.facts.startsAt))
  return [...groupBy(newestFirst, ({ facts }) => facts.startsAt.slice(0, 'yyyy-mm'.length))].map(([month, own]) => {
    return (
      <section key={month} className="service-month">
        <h3>{formatMonth(locale, month)}</h3>
        {own.map((notice) => (
          <NoticeArticle key={notice.slug} notice={notice} now={now} />
        ))}
      </section>
    )
  })
}
