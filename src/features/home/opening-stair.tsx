import { Trans, useLingui } from '@lingui/react/macro'
import { basisTitles } from '#features/financials/labels.ts'
import { moneyPowers } from '#features/financials/money-powers.ts'
import type { FinancialTime, LatestQuarter } from '#features/financials/payload.ts'
import { QuarterStair } from '#features/financials/quarters/quarter-stair.tsx'
import { toQuarterPath } from '#features/financials/quarters/to-quarter-path.ts'
import { toQuartersFrom } from '#features/financials/quarters/to-quarters-from.ts'
import { useFinancialFormat } from '#features/financials/use-financial-format.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatChange } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import './opening-stair.css'

/** All quarters as one stair from edge to edge: each tread leads to its quarter, and the newest is lit, with its figure. */
export function OpeningStair({ latest }: { latest: LatestQuarter }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { toTime } = useFinancialFormat()
  const [figure] = latest.figures
  if (!figure) return null
  const last = toTime(latest)
  const before = toTime({ ...latest, fiscalYear: latest.fiscalYear - 1 })
  const quarters = toQuartersFrom(latest.since, figure.course.length)
  const toAmount = (amount: string) => formatMoneyIn(locale, amount, moneyPowers[latest.unit])
  const toEnd = (time: FinancialTime | undefined) => time && <a href={toQuarterPath(time)}>{toTime(time)}</a>
  return (
    <section className="opening-stair" aria-labelledby="opening-stair-title">
      <div className="shell-width">
        <h2 id="opening-stair-title">
          <HrefLink href={toQuarterPath(latest)} className="arrow">
            <Trans>Kết quả {last}</Trans>
          </HrefLink>
        </h2>
        <p className="opening-stair-figure">
          <span>{figure.label}</span> <b>{toAmount(figure.value)}</b>
        </p>
        <p className="opening-stair-note">
          <span>
            {i18n._(basisTitles[latest.basis])}
            {figure.change?.percent !== undefined && (
              <>
                {' · '}
                <b>{formatChange(locale, figure.change.percent)}%</b> <Trans>so với {before}</Trans>
              </>
            )}
          </span>
          {latest.sample && <SampleLabel />}
        </p>
      </div>
      <QuarterStair
        label={figure.label}
        measure={figure.measure}
        course={figure.course}
        quarters={quarters}
        toAmount={toAmount}
        height={64}
        ends={[toEnd(quarters[0]), toEnd(latest)]}
        isCarried
        isWide
      />
    </section>
  )
}
