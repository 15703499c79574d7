import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { JobFacts } from './collection.ts'

/** The pay of a job, or the reason why none is stated. */
export function Pay({ facts: { pay, noPay } }: { facts: Pick<JobFacts, 'pay' | 'noPay'> }) {
  const locale = useLocale()
  if (!pay) return noPay?.[locale]
  return (
    <>
      <PayRange pay={pay} />
      {pay.also && ` + ${pay.also[locale]}`}
    </>
  )
}

/** The range alone, as lists show it. */
export function PayRange({ pay }: { pay: NonNullable<JobFacts['pay']> }) {
  const locale = useLocale()
  const [least, most] = [formatDecimal(locale, pay.min), formatDecimal(locale, pay.max)]
  const range = least === most ? least : `${least}–${most}`
  return pay.period === 'gio' ? <Trans>{range} ₫ mỗi giờ</Trans> : <Trans>{range} ₫ mỗi tháng</Trans>
}
