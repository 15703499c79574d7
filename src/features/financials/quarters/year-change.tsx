import { Trans } from '@lingui/react/macro'
import { formatChange } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { YearChange as Change } from '../payload.ts'
import { useFinancialFormat } from '../use-financial-format.ts'
import '#ui/chart/chart.css'

interface YearChangeProps {
  change: Change
  /** True where more is neither good nor bad: of costs. */
  isNeutral?: boolean
}

/** A figure against the same quarter of the year before; the sign says the direction without the colour. */
export function YearChange({ change, isNeutral = false }: YearChangeProps) {
  const locale = useLocale()
  const { toFigure } = useFinancialFormat()
  const { before, percent } = change
  if (percent === undefined) {
    const figure = toFigure(before)
    return <Trans>cùng kỳ {figure}</Trans>
  }
  return <span className={isNeutral ? 'chart-flat' : toDirection(percent)}>{formatChange(locale, percent)}%</span>
}

function toDirection(percent: string): string {
  if (/^-?[0.]+$/.test(percent)) return 'chart-flat'
  return percent.startsWith('-') ? 'chart-down' : 'chart-up'
}
