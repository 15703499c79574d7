import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { basisTitles, moneyUnitLabels } from '../labels.ts'
import type { FinancialTime, LatestQuarter as Latest, QuarterFigure } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import { QuarterStair } from './quarter-stair.tsx'
import { toQuarterPath } from './to-quarter-path.ts'
import { toQuartersFrom } from './to-quarters-from.ts'
import { YearChange } from './year-change.tsx'
import './latest-quarter.css'

/** The main figures of the newest quarter, each with its change on the year and its course. */
export function LatestQuarter({ latest }: { latest: Latest }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { toTime } = useFinancialFormat()
  const { basis, unit, sample, source, since, figures } = latest
  const first = toTime(since)
  const last = toTime(latest)
  const report = source === 'taken-down' ? undefined : source
  const quarters = toQuartersFrom(since, figures[0]?.course.length ?? 0)
  const published = report && formatDate(locale, report.publishedAt)
  return (
    <section className="latest" aria-labelledby="ky-moi-nhat">
      <div className="latest-head">
        <h2 id="ky-moi-nhat">
          <HrefLink href={toQuarterPath(latest)} className="link">
            {last}
          </HrefLink>
        </h2>
        <p className="meta">
          {[
            i18n._(basisTitles[basis]),
            i18n._(moneyUnitLabels[unit]),
            published === undefined ? t`báo cáo đã gỡ xuống` : t`công bố ${published}`,
          ].join(' · ')}
          {sample && <SampleLabel />}
        </p>
      </div>
      <dl className="latest-figures">
        {figures.map((figure, index) => (
          <Figure key={figure.metric} figure={figure} quarters={quarters} isFirst={index === 0} />
        ))}
      </dl>
      <p className="latest-note">
        <Trans>
          Phần trăm so với cùng kỳ năm trước. Mỗi bậc là một quý, từ {first} đến {last}, số ở hai đầu là của quý đầu và
          quý cuối.
        </Trans>
      </p>
    </section>
  )
}

interface FigureProps {
  figure: QuarterFigure
  quarters: readonly FinancialTime[]
  /** True for the stair that goes along to the page of the quarter. */
  isFirst: boolean
}

function Figure({ figure, quarters, isFirst }: FigureProps) {
  const { label, measure, value, change, course } = figure
  const { toFigure } = useFinancialFormat()
  const start = course[0]
  return (
    <div className={`measure-${measure}`}>
      <dt>{label}</dt>
      <dd className="latest-value">
        {toFigure(value)} {change && <small>{<YearChange change={change} />}</small>}
      </dd>
      {course.length > 1 && (
        <dd className="latest-course">
          <QuarterStair
            label={label}
            measure={measure}
            course={course}
            quarters={quarters}
            toAmount={toFigure}
            height={48}
            isCarried={isFirst}
            ends={[start === null || start === undefined ? '–' : toFigure(start), toFigure(value)]}
          />
        </dd>
      )}
    </div>
  )
}
