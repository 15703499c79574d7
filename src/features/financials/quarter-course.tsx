import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatChange } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Measure } from '#lib/drawing/measure.ts'
import { Stair } from '#ui/chart/stair.tsx'
import { HrefLink } from '#ui/link.tsx'
import { basisTitles } from './labels.ts'
import type { CourseLine, QuarterCourse as Course } from './payload.ts'
import { useFinancialFormat } from './use-financial-format.ts'
import './quarter-course.css'

/** The newest quarter against that of the year before, and each figure as a stair of all quarters. */
export function QuarterCourse({ course }: { course: Course }) {
  const { i18n } = useLingui()
  const { toTime } = useFinancialFormat()
  const { basis, from, to, lines, sample, source, all } = course
  const [first, last] = [toTime(from), toTime(to)]
  const before = toTime({ ...to, fiscalYear: to.fiscalYear - 1 })
  const report = source.link.title
  return (
    <section className="course" aria-labelledby="course-title">
      <h2 id="course-title">
        <Trans>Kết quả {last}</Trans>
      </h2>
      <p className="course-note">
        <span>
          {i18n._(basisTitles[basis])} · <Trans>thay đổi so với {before}</Trans>
        </span>
        {sample && <SampleLabel />}
      </p>
      <dl>
        {lines.map((line) => (
          <Line key={line.metric} line={line} course={course} ends={[first, last]} />
        ))}
      </dl>
      <p className="course-source">
        <Trans>
          Nguồn:{' '}
          <HrefLink href={source.link.href} lang={source.link.lang}>
            {report}
          </HrefLink>
        </Trans>
      </p>
      <HrefLink href={all.href} className="way-on arrow">
        <Trans>Số liệu các năm và các quý</Trans>
      </HrefLink>
    </section>
  )
}

const measures: Readonly<Partial<Record<CourseLine['metric'], Measure>>> = {
  operatingRevenue: 'revenue',
  profitAfterTax: 'profit',
  equity: 'equity',
}

interface LineProps {
  line: CourseLine
  course: Course
  ends: readonly [string, string]
}

function Line({ line: { metric, label, values, latest, change }, course, ends }: LineProps) {
  const locale = useLocale()
  const isMain = metric === course.lines[0]?.metric
  const power = powers[course.unit]
  return (
    <div>
      <dt>{label}</dt>
      <dd className="course-figure">
        {formatMoneyIn(locale, latest, power)}
        {change !== undefined && <small>{formatChange(locale, change)}%</small>}
      </dd>
      <dd>
        <Stair
          values={values.map((value) => (value === null ? null : Number(value)))}
          measure={measures[metric] ?? 'index'}
          height={isMain ? 60 : 44}
          {...(isMain && { ends })}
        />
      </dd>
    </div>
  )
}

/** The power of ten of each unit. */
const powers: Readonly<Record<Course['unit'], 0 | 6 | 9>> = { dong: 0, 'trieu-dong': 6, 'ty-dong': 9 }
