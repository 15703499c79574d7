import { Trans, useLingui } from '@lingui/react/macro'
import { RelatedLink } from '#features/layout/entry/related-link.tsx'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { moneyPowers } from '../money-powers.ts'
import type { FinancialSet } from '../payload.ts'
import type { QuarterTread as Tread } from '../quarter-payload.ts'
import { QuarterStair } from '../quarters/quarter-stair.tsx'
import { toQuartersFrom } from '../quarters/to-quarters-from.ts'
import { YearChange } from '../quarters/year-change.tsx'
import { useFinancialFormat } from '../use-financial-format.ts'
import './quarter-tread.css'

interface QuarterTreadProps {
  tread: Tread
  unit: FinancialSet['unit']
  /** True for the stair that goes along from page to page. */
  isFirst: boolean
}

/** A measure of a quarter: what it did, the figure, the figures before it, the stair that leads to it, and where it stands. */
export function QuarterTread({ tread, unit, isFirst }: QuarterTreadProps) {
  const locale = useLocale()
  const { toTime } = useFinancialFormat()
  const { metric, label, sentence, value, measure, comparisons, since, course } = tread
  const toAmount = (figure: string) => formatMoneyIn(locale, figure, moneyPowers[unit]).replace('-', '−')
  const quarters = toQuartersFrom(since, course.length)
  return (
    <li className="story-tread">
      <h2>{sentence}</h2>
      <div className="story-figures">
        <p className="story-figure">{toAmount(value)}</p>
        <ul>
          {comparisons.map(({ time, ...change }) => (
            <li key={toTime(time)}>
              {change.percent !== undefined && <YearChange change={change} isNeutral={metric === 'expenses'} />}{' '}
              {toTime(time)}: {toAmount(change.before)}
            </li>
          ))}
        </ul>
      </div>
      {course.length > 1 && (
        <div className="story-course">
          <QuarterStair
            label={label}
            measure={measure}
            course={course}
            quarters={quarters}
            toAmount={toAmount}
            height={64}
            ends={[toTime(since), toTime(quarters.at(-1) ?? since)]}
            isCarried={isFirst}
          />
        </div>
      )}
      <SourceLine tread={tread} toAmount={toAmount} />
    </li>
  )
}

/** The document that states the figure, and how an earlier one had it. */
function SourceLine({ tread, toAmount }: { tread: Tread; toAmount: (figure: string) => string }) {
  const { t } = useLingui()
  const { label, source, document, corrected } = tread
  const format = document?.format.toUpperCase()
  const was = corrected && toAmount(corrected.was)
  return (
    <p className="story-source">
      <Trans>
        Nguồn: <RelatedLink link={source === 'taken-down' ? source : source.link} />
      </Trans>
      {document && (
        <>
          {' · '}
          {/* A plain link, because it leads to a file and not to a page of the app. */}
          <a
            href={document.href}
            hrefLang={document.language === 'both' ? undefined : document.language}
            aria-label={t`${label}: mở báo cáo, ${format}`}
          >
            {format}
          </a>
        </>
      )}
      {corrected && (
        <>
          {'. '}
          <Trans>
            Trình bày lại: trước đây {was} (
            <RelatedLink link={corrected.first === 'taken-down' ? corrected.first : corrected.first.link} />
            ).
          </Trans>{' '}
          {corrected.reason}
        </>
      )}
    </p>
  )
}
