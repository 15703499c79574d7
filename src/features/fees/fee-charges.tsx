import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Schedule, Terms } from './fee-types.ts'
import { useFeeText } from './use-fee-text.ts'

/** Amounts that a client pays apart from the fee: taxes, and charges of the exchange and VSDC; on demand their bases in law. */
export function FeeCharges({ schedule, terms }: { schedule: Schedule; terms: Terms }) {
  const locale = useLocale()
  const { toRate } = useFeeText(terms)
  const { charges } = schedule.facts
  if (charges.length === 0) return null
  return (
    <>
      <h3 className="fee-list-name">
        <Trans>Thuế và khoản thu hộ</Trans>
      </h3>
      <ul className="fee-charges">
        {charges.map(({ name, rate }) => (
          <li key={name[locale]}>
            {name[locale]} <b>{toRate(rate)}</b>
          </li>
        ))}
      </ul>
      <details className="fee-bases">
        <summary>
          <Trans>Đối tượng, cách tính và căn cứ</Trans>
        </summary>
        <dl>
          {charges.map((charge) => (
            <div key={charge.name[locale]}>
              <dt>{charge.name[locale]}</dt>
              <Basis charge={charge} terms={terms} />
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

function Basis({ charge, terms }: { charge: Schedule['facts']['charges'][number]; terms: Terms }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { toLimits } = useFeeText(terms)
  const { kind, payer, when, base, rate, source, asOf } = charge
  const limits = toLimits(rate)
  const rule = source[locale]
  const day = formatDate(locale, asOf)
  return (
    <>
      <dd>{[terms.chargeKinds[kind], terms.chargePayers[payer], terms.chargeTimes[when]].join(' · ')}</dd>
      <dd>
        {t`Tính trên: ${base[locale]}`}
        {limits.length > 0 && `; ${limits.join('; ')}`}
      </dd>
      <dd>{t`Căn cứ: ${rule} (đối chiếu ngày ${day})`}</dd>
    </>
  )
}
