import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { RowDocuments } from '#features/layout/attachments/row-documents.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { EntryList } from '#features/lists/entry-list.tsx'
import { ItemTextList } from '#features/lists/item-text-list.tsx'
import type { ListItem } from '#features/lists/payload.ts'
import { toUpsideScale, UpsideBar } from '#features/research/company/upside-bar.tsx'
import { ratingLabels, ratingTones } from '#features/research/labels.ts'
import { HitTreads } from '#features/research/outcome/hit-treads.tsx'
import type { CommentaryScore, CoveredCompany } from '#features/research/payload.ts'
import { formatMoneyChange } from '#i18n/format-amount.ts'
import { formatChange, formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Cover } from '#ui/covers/cover.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import type { Research } from './payload.ts'

/** The newest research as the lead story, beside how often market commentary has been right. */
export function HomeResearch({
  research: { report, company, others, score },
  heading,
}: {
  research: Research
  heading: string | undefined
}) {
  if (!report && !score) return null
  return (
    <section className="shell-width section-space home-research" aria-labelledby="nghien-cuu">
      <h2 id="nghien-cuu" className="home-heading">
        {heading ?? <Trans comment="heading">Phân tích và kết quả đối chiếu</Trans>}
      </h2>
      <div>
        {report && <Lead report={report} company={company} />}
        <EntryList items={others} headingLevel={3} />
        <Link to="/trung-tam-phan-tich" className="way-on arrow">
          <Trans>Trung tâm phân tích</Trans>
        </Link>
      </div>
      {score && <Score score={score} />}
    </section>
  )
}

function Lead({ report, company }: { report: ListItem; company: CoveredCompany | null }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const foreign = report.textLocale === locale ? undefined : report.textLocale
  const { documents, facts, drawn } = report
  return (
    <article className="home-lead-story">
      {drawn && (
        // For pointers only: screen readers and the keyboard have the link in the heading.
        <HrefLink href={report.href} tabIndex={-1} aria-hidden className="home-lead-cover">
          <Cover cover={drawn} form="wide" />
        </HrefLink>
      )}
      <p className="meta">
        <time dateTime={facts.publishedAt}>{formatDate(locale, facts.publishedAt)}</time> <ItemTextList item={report} />
        {facts.sample && <SampleLabel />}
      </p>
      <h3 lang={foreign}>
        <HrefLink href={report.href} className="link">
          {report.title}
        </HrefLink>
      </h3>
      <p lang={foreign}>{report.summary}</p>
      {company && (
        <p className="home-rating">
          <Tag tone={ratingTones[company.rating]}>{i18n._(ratingLabels[company.rating])}</Tag>
          <span>{formatMoneyChange(locale, company.priceAt.price, company.targetPrice)}</span>
          <b>{formatChange(locale, company.upside)}%</b>
          <UpsideBar upside={company.upside} scale={toUpsideScale([company.upside])} />
        </p>
      )}
      {documents && <RowDocuments documents={documents} title={report.title} lang={foreign} />}
    </article>
  )
}

function Score({ score: { counts, recent, from, to, sample } }: { score: CommentaryScore }) {
  const locale = useLocale()
  const known = counts.inside + counts.above + counts.below
  const [first, last] = [formatDate(locale, from), formatDate(locale, to)]
  return (
    <aside className="home-score ground-ink">
      <p className="home-score-figure">
        {counts.inside}/{known}
      </p>
      <p>
        <Trans>
          phiên đóng cửa trong vùng mà nhận định thị trường dự báo, từ {first} đến {last}. Cả những lần sai cũng được
          thống kê.
        </Trans>{' '}
        {sample && <SampleLabel />}
      </p>
      <HrefLink
        href={toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong')}
        anchor="ket-qua-nhan-dinh"
        className="way-on arrow"
      >
        <Trans>Từng nhận định và cách tính</Trans>
      </HrefLink>
      <HitTreads states={recent} />
    </aside>
  )
}
