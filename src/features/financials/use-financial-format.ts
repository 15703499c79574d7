import { useLingui } from '@lingui/react/macro'
import { periodLabels } from '#features/disclosures/labels.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { FinancialRow, FinancialTime } from './payload.ts'

/** Formats periods and figures in the current language. */
export function useFinancialFormat() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return {
    /** `Quý I/2024`, `Năm 2024`. */
    toTime: ({ period, fiscalYear }: FinancialTime): string => {
      const quarter = i18n._(periodLabels[period])
      return period === 'FY' ? t`Năm ${fiscalYear}` : t`${quarter}/${fiscalYear}`
    },
    toFigure: (value: string, unit?: FinancialRow['unit']): string => {
      // A minus sign as wide as a digit, so that columns stay aligned.
      const figure = formatDecimal(locale, value).replace('-', '−')
      if (unit === 'percent') return `${figure}%`
      return unit === 'times' ? t`${figure} lần` : figure
    },
  }
}
