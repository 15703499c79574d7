import { Trans, useLingui } from '@lingui/react/macro'
import { assuranceLabels } from '#features/disclosures/labels.ts'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { FinancialTable } from '../data/financial-table.tsx'
import { basisTitles, moneyUnitLabels } from '../labels.ts'
import type { QuarterPayload, QuarterTable } from '../quarter-payload.ts'
import { ResultDocuments } from '../quarters/result-documents.tsx'
import { useFinancialFormat } from '../use-financial-format.ts'
import { QuarterNeighbours } from './quarter-neighbours.tsx'
import { QuarterTread } from './quarter-tread.tsx'
import '../data/data-year.css'
import './quarter-view.css'

/** A quarter as a story: its documents, a tread for each main figure, what is worse, and all figures. */
export function QuarterView({ page }: { page: QuarterPayload }) {
  const { treads, tables, unit } = page
  return (
    <>
      <PageHeader page={page} above={<Above page={page} />} beside={page.drawn && <EntryCover cover={page.drawn} />} />
      <PageBody section={page.section}>
        <div className="story">
          {tables[0] && <ResultDocuments quarter={tables[0]} />}
          <Quote page={page} />
          <ol className="story-treads">
            {treads.map((tread, index) => (
              <QuarterTread key={tread.metric} tread={tread} unit={unit} isFirst={index === 0} />
            ))}
          </ol>
          <Worse page={page} />
          {tables.map((one, index) => (
            <Figures key={one.basis} figures={one} isFirst={index === 0} />
          ))}
          <QuarterNeighbours page={page} />
        </div>
      </PageBody>
    </>
  )
}

/** On which basis, whether it was audited, and when it was published. */
function Above({ page: { basis, assurance, tables } }: { page: QuarterPayload }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const report = tables[0]?.report ?? 'taken-down'
  const published = report !== 'taken-down' && formatDate(locale, report.publishedAt)
  return (
    <p>
      {[
        i18n._(basisTitles[basis]),
        ...(assurance ? [i18n._(assuranceLabels[assurance])] : []),
        published === false ? t`báo cáo đã gỡ xuống` : t`công bố ${published}`,
      ].join(' · ')}
    </p>
  )
}

/** The firm’s own explanation, in its words. */
function Quote({ page: { quote } }: { page: QuarterPayload }) {
  if (!quote) return null
  return (
    <figure className="story-quote">
      <blockquote lang={quote.lang}>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        <Trans>
          Giải trình của công ty: <RelatedLink link={quote.link} />
        </Trans>
      </figcaption>
    </figure>
  )
}

/** The list of all that is worse, said as plainly as the rest; and where nothing is, that too. */
function Worse({ page: { worse, compared } }: { page: QuarterPayload }) {
  const { t } = useLingui()
  const { toTime } = useFinancialFormat()
  const [year, quarter] = compared.map(toTime)
  const against = quarter === undefined ? year : t`${year} hay ${quarter}`
  if (against === undefined && worse.length === 0) return null
  return (
    <section className="story-worse" aria-labelledby="kem-di">
      <h2 id="kem-di">
        <Trans>Các chỉ tiêu suy giảm</Trans>
      </h2>
      {worse.length === 0 ? (
        <p>
          <Trans>Không có chỉ tiêu nào dưới đây suy giảm so với {against}.</Trans>
        </p>
      ) : (
        <ul>
          {worse.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="story-rule">
        <Trans>
          Tiêu chí xét: doanh thu, lợi nhuận, biên lợi nhuận ròng hoặc vốn chủ sở hữu giảm; chi phí tăng nhanh hơn doanh
          thu; lưu chuyển tiền từ hoạt động kinh doanh âm.
        </Trans>
      </p>
    </section>
  )
}

/** All figures on a basis; those of the first stand open. */
function Figures({ figures, isFirst }: { figures: QuarterTable; isFirst: boolean }) {
  const { t, i18n } = useLingui()
  const { basis, unit, table } = figures
  const title = i18n._(basisTitles[basis])
  const unitName = i18n._(moneyUnitLabels[unit])
  return (
    <details className="data-year" open={isFirst}>
      <summary>
        <h2 id={`so-lieu-${basis}`}>{title}</h2>
      </summary>
      {!isFirst && <ResultDocuments quarter={figures} />}
      <FinancialTable table={table} caption={t`${title} và các quý so sánh, ${unitName}`} hasYears />
    </details>
  )
}
