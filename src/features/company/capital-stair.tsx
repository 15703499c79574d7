import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { divideDecimals } from '#lib/numbers/decimal.ts'
import { NamedStair } from '#ui/chart/named-stair.tsx'
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
      <NamedStair
        treads={capital.map(({ since, amount }) => ({
          key: since,
          value: Number(amount),
          figure: formatDecimal(locale, toBillions(amount)),
          name: <time dateTime={since}>{formatShortDate(locale, since)}</time>,
        }))}
        measure="equity"
        height={64}
        label={t`Vốn điều lệ`}
      />
    </figure>
  )
}

/** Without zeros behind the point. */
function toBillions(amount: string): string {
  return (divideDecimals(amount, '1000000000', 9) ?? amount).replace(/\.?0+$/, '')
}
