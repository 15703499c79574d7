import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
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
        <Trans>Vốn điều lệ qua các lần tăng</Trans> {isLabelled && <SampleLabel />}
      </figcaption>
      <Stair values={capital.map(({ amount }) => Number(amount))} measure="equity" height={48} />
      <ol aria-label={t`Vốn điều lệ`}>
        {capital.map(({ since, amount }) => (
          <li key={since}>
            <strong>{formatBillions(locale, amount)}</strong>
            <time dateTime={since}>{formatDate(locale, since)}</time>
          </li>
        ))}
      </ol>
    </figure>
  )
}
