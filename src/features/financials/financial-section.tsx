import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { Prose } from '#ui/prose.tsx'
import { FinancialChart } from './financial-chart.tsx'
import { FinancialDownloads } from './financial-downloads.tsx'
import { FinancialTable } from './financial-table.tsx'
import { basisTitles, moneyUnitLabels } from './labels.ts'
import type { FinancialSet, FinancialYear } from './payload.ts'
import './financial-section.css'

/** The figures of one basis: charts, tables of years and quarters, downloads. */
export function FinancialSection({ set }: { set: FinancialSet }) {
  const { t, i18n } = useLingui()
  const { basis, charts, yearly, years, downloads } = set
  const title = i18n._(basisTitles[basis])
  const unit = i18n._(moneyUnitLabels[set.unit])
  return (
    <section className="data-set" aria-labelledby={basis}>
      <h2 id={basis}>{title}</h2>
      <p className="meta">
        <Trans>Đơn vị: {unit}</Trans>
        {set.sample && <SampleLabel />}
      </p>
      <div className="charts">
        {charts.map((chart) => (
          <FinancialChart key={chart.name} chart={chart} id={`${basis}-${chart.name}`} unit={unit} />
        ))}
      </div>
      <h3 id={`${basis}-nam`}>
        <Trans>Theo năm</Trans>
      </h3>
      <FinancialTable table={yearly} caption={t`${title} theo năm, ${unit}`} />
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
