import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** Amounts that a client pays apart from the fee: taxes, and charges of the exchange and VSDC. */
export function FeeCharges({ schedule, terms }: { schedule: Schedule; terms: Terms }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { toRate, toLimits } = useFeeText(terms)
  const { charges } = schedule.facts
  if (charges.length === 0) return null
  return (
    <>
      <h3 className="fee-list-name">
        <Trans>Thuế và khoản thu hộ</Trans>
      </h3>
      <ul className="fee-charges">
        {charges.map(({ kind, name, payer, when, base, rate, source, asOf }) => {
          const facts = [terms.chargeKinds[kind], terms.chargePayers[payer], terms.chargeTimes[when]]
          const rule = source[locale]
          const day = formatDate(locale, asOf)
          return (
            <li key={name[locale]}>
              {name[locale]} <b>{toRate(rate)}</b>
              <small>
                {facts.join(' · ')}
                <br />
                {t`Tính trên: ${base[locale]}`}
                {toLimits(rate).length > 0 && `; ${toLimits(rate).join('; ')}`}
                <br />
                {t`Căn cứ: ${rule} (đối chiếu ngày ${day})`}
              </small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
