import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { divideDecimals } from '#lib/numbers/decimal.ts'
import { Stair } from '#ui/chart/stair.tsx'
import type { MilestonesPayload } from './payload.ts'
import './capital-stair.css'

interface CapitalStairProps {
  capital: MilestonesPayload['capital']
  /** True if it says that its figures are samples. */
  isLabelled: boolean
}

/** The charter capital as a stair on zero: a tread for each amount, oldest first, with the day from which it held. */
export function CapitalStair({ capital, isLabelled }: CapitalStairProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <figure className="capital-stair">
      <figcaption>
        <Trans>
          Vốn điều lệ qua các lần tăng <small>tỷ đồng, mỗi bậc một lần tăng</small>
        </Trans>{' '}
        {isLabelled && <SampleLabel />}
      </figcaption>
      <Stair values={capital.map(({ amount }) => Number(amount))} measure="equity" height={48} />
      <ol aria-label={t`Vốn điều lệ`}>
        {capital.map(({ since, amount }) => (
          <li key={since}>
            <strong>{formatDecimal(locale, toBillions(amount))}</strong>
            <time dateTime={since}>{formatShortDate(locale, since)}</time>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Without zeros behind the point. */
function toBillions(amount: string): string {
  return (divideDecimals(amount, '1000000000', 9) ?? amount).replace(/\.?0+$/, '')
}
