import { Trans, useLingui } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatChange } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Stair } from '#ui/chart/stair.tsx'
import { Link } from '#ui/link.tsx'
import { basisTitles } from '../labels.ts'
import { moneyPowers } from '../money-powers.ts'
import type { LatestQuarter, QuarterFigure } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { toQuartersFrom } from './to-quarters-from.ts'
import './quarter-stairs.css'

/** The figures of the newest quarter as stairs of all quarters: the first one large. */
export function QuarterStairs({ latest }: { latest: LatestQuarter }) {
  const { i18n } = useLingui()
  const { toTime } = useFinancialFormat()
  const { basis, figures, sample, since, source } = latest
  const last = toTime(latest)
  const times = toQuartersFrom(since, figures[0]?.course.length ?? 0).map(toTime)
  const before = toTime({ ...latest, fiscalYear: latest.fiscalYear - 1 })
  return (
    <section className="stairs" aria-labelledby="stairs-title">
      <h2 id="stairs-title">
        <Trans>Kết quả {last}</Trans>
      </h2>
      <p className="stairs-note">
        <span>
          {i18n._(basisTitles[basis])} · <Trans>thay đổi so với {before}</Trans>
        </span>
        {sample && <SampleLabel />}
      </p>
      <dl>
        {figures.map((figure, index) => (
          <Figure key={figure.metric} figure={figure} unit={latest.unit} times={times} isFirst={index === 0} />
        ))}
      </dl>
      <p className="stairs-source">
        <Trans>
          Nguồn: <RelatedLink link={source === 'taken-down' ? source : source.link} />
        </Trans>
      </p>
      <Link to="/quan-he-co-dong/du-lieu" className="way-on arrow">
        <Trans>Số liệu các năm và các quý</Trans>
      </Link>
    </section>
  )
}

interface FigureProps {
  figure: QuarterFigure
  unit: LatestQuarter['unit']
  /** The quarters of its course. */
  times: readonly string[]
  isFirst: boolean
}

function Figure({ figure: { label, measure, value, change, course }, unit, times, isFirst }: FigureProps) {
  const locale = useLocale()
  const toAmount = (figure: string) => formatMoneyIn(locale, figure, moneyPowers[unit])
  return (
    <div>
      <dt>{label}</dt>
      <dd className="stairs-figure">
        {toAmount(value)}
        {change?.percent !== undefined && <small>{formatChange(locale, change.percent)}%</small>}
      </dd>
      <dd>
        <Stair
          values={course.map((one) => (one === null ? null : Number(one)))}
          measure={measure}
          height={isFirst ? 64 : 48}
          reading={{
            name: label,
            figures: course.map((one, index) => [times[index] ?? '', one === null ? '–' : toAmount(one)]),
          }}
          ends={[times[0] ?? '', times.at(-1) ?? '']}
        />
      </dd>
    </div>
  )
}
