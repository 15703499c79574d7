import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { Prose } from '#ui/prose.tsx'
import { basisTitles, moneyUnitLabels } from '../labels.ts'
import type { FinancialSet, FinancialYear } from '../payload.ts'
import { QuarterResults } from '../quarters/quarter-results.tsx'
import { FinancialChart } from './financial-chart.tsx'
import { FinancialDownloads } from './financial-downloads.tsx'
import { FinancialTable } from './financial-table.tsx'
import { GroupSwitch } from './group-switch.tsx'
import './data-year.css'
import './financial-section.css'

interface FinancialSectionProps {
  set: FinancialSet
  /** True for the first of the page. */
  isFirst: boolean
  /** True if it says that its figures are samples. */
  isLabelled: boolean
}

/** How many quarters are shown before the others are folded: those of a year. */
const recent = 4

/** The figures of one basis: the quarters with their documents, charts, tables of years and quarters, downloads. */
export function FinancialSection({ set, isFirst, isLabelled }: FinancialSectionProps) {
  const { t, i18n } = useLingui()
  const { basis, results, charts, yearly, years, downloads } = set
  const title = i18n._(basisTitles[basis])
  const unit = i18n._(moneyUnitLabels[set.unit])
  const { quarters, columns } = results
  return (
    <section className="data-set" data-basis={basis} aria-labelledby={basis}>
      <div className="data-head">
        <h2 id={basis}>{title}</h2>
        {isLabelled && <SampleLabel />}
        <p className="meta">
          <Trans>Đơn vị: {unit}</Trans>
        </p>
        <Ways set={set} />
      </div>
      {quarters.length > 0 && (
        <>
          <h3 id={`${basis}-ket-qua`} className="sr-only">
            <Trans>Kết quả từng quý</Trans>
          </h3>
          <QuarterResults
            results={{ columns, quarters: quarters.slice(0, recent) }}
            caption={t`Kết quả từng quý: ${title}, ${unit}`}
          />
        </>
      )}
      {quarters.length > recent && (
        <details className="data-year">
          <summary>
            <Trans>Các quý trước</Trans>
          </summary>
          <QuarterResults
            results={{ columns, quarters: quarters.slice(recent) }}
            caption={t`Các quý trước: ${title}, ${unit}`}
          />
        </details>
      )}
      {quarters.length > 0 && (
        // The captions of the tables say it to screen readers.
        <p className="data-hint" aria-hidden="true">
          <Trans>Phần trăm: so với cùng kỳ năm trước.</Trans>
        </p>
      )}
      <GroupSwitch set={set} />
      <div className="data-body">
        <div className="charts">
          {charts.map((chart, index) => (
            <FinancialChart
              key={chart.name}
              chart={chart}
              id={`${basis}-${chart.name}`}
              unit={unit}
              isCarried={isFirst && index === 0}
            />
          ))}
        </div>
        <div className="data-years">
          <h3 id={`${basis}-nam`}>
            <Trans>Theo năm</Trans>
          </h3>
          <FinancialTable table={yearly} caption={t`${title} theo năm, ${unit}`} />
        </div>
      </div>
      {years.length > 0 && (
        <h3 id={`${basis}-quy`}>
          <Trans>Theo quý</Trans>
        </h3>
      )}
      {years.map((year, index) => (
        <Quarters key={year.slug} year={year} title={title} unit={unit} isOpen={index === 0} />
      ))}
      <FinancialDownloads basis={basis} downloads={downloads} />
    </section>
  )
}

/** Links to the parts of the section. */
function Ways({ set: { basis, years } }: Pick<FinancialSectionProps, 'set'>) {
  const { i18n } = useLingui()
  const title = i18n._(basisTitles[basis])
  return (
    <nav aria-label={title} className="data-ways">
      <a href={`#${basis}-nam`}>
        <Trans>Theo năm</Trans>
      </a>
      {years.length > 0 && (
        <a href={`#${basis}-quy`}>
          <Trans>Theo quý</Trans>
        </a>
      )}
      <a href={`#${basis}-tai-ve`}>
        <Trans>Tải về</Trans>
      </a>
    </nav>
  )
}

interface QuartersProps {
  year: FinancialYear
  title: string
  unit: string
  isOpen: boolean
}

/** The quarters of a year, in `<details>`; those of the newest year are open. */
function Quarters({ year, title, unit, isOpen }: QuartersProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { slug, fiscalYear, table, html, textLocale } = year
  return (
    <details id={slug} className="data-year" open={isOpen}>
      <summary>
        <h4>{t`Năm ${fiscalYear}`}</h4>
      </summary>
      <FinancialTable table={table} caption={t`${title} theo quý năm ${fiscalYear}, ${unit}`} />
      <Prose html={html} lang={textLocale === locale ? undefined : textLocale} />
    </details>
  )
}
