import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { HrefLink } from '#ui/link.tsx'
import { basisTitles, moneyUnitLabels } from './labels.ts'
import type { KeyFigures as Figures } from './payload.ts'
import { useFinancialFormat } from './use-financial-format.ts'
import '#features/layout/key-figures.css'

/** The main figures of the newest year, with a link to all figures. */
export function KeyFigures({
  figures: { figures, fiscalYear, basis, unit, sample, source, all },
}: {
  figures: Figures
}) {
  const { t, i18n } = useLingui()
  const { toFigure, toTime } = useFinancialFormat()
  const title = i18n._(basisTitles[basis])
  const time = toTime({ fiscalYear, period: 'FY' })
  const report = source.link.title
  const money = i18n._(moneyUnitLabels[unit])
  return (
    <section className="mt-12" aria-label={t`Số liệu chính`}>
      <p className="meta">
        {[title, time, money].join(' · ')}
        {sample && <SampleLabel />}
      </p>
      <dl className="key-figures mt-3 mb-3 max-w-none">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{toFigure(figure.value, figure.unit)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">
        <Trans>
          Nguồn:{' '}
          <HrefLink href={source.link.href} lang={source.link.lang} className="link">
            {report}
          </HrefLink>
        </Trans>
      </p>
      <p>
        <HrefLink href={all.href} className="way-on arrow">
          <Trans>Số liệu các năm và các quý</Trans>
        </HrefLink>
      </p>
    </section>
  )
}
