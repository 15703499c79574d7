import { Trans, useLingui } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoney } from '#i18n/format-amount.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import type { FeeAnswer } from './payload.ts'
import { toMillions } from './to-millions.ts'

const feesPage = toHref('/ho-tro/bieu-phi')

/** The cost of an order: three examples, and a field that opens the calculator with its answer, without a script too. */
export function HomeCost({
  fees: { examples, product, channel, sample },
  heading,
}: {
  fees: FeeAnswer
  heading: string | undefined
}) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <section className="home-cost ground-celadon" aria-labelledby="chi-phi">
      <div className="shell-width section-space">
        <h2 id="chi-phi" className="home-heading">
          {heading ?? <Trans comment="heading">Chi phí của một lệnh mua</Trans>}
        </h2>
        <p>
          <Trans>Cổ phiếu, đặt trực tuyến, theo biểu phí đang áp dụng.</Trans> {sample && <SampleLabel />}
        </p>
        <ul>
          {examples.map(({ amount, fee, search }) => (
            <li key={amount}>
              <HrefLink href={feesPage} search={search}>
                <span>
                  <Trans>Lệnh {toMillions(locale, amount)}</Trans>
                </span>{' '}
                <b>{formatMoney(locale, fee)}</b>
              </HrefLink>
            </li>
          ))}
        </ul>
        <form action={feesPage} method="get">
          <input type="hidden" name="phi" value={product} />
          <input type="hidden" name="kenh" value={channel} />
          <label htmlFor="gia-tri-lenh">
            <Trans>Giá trị lệnh của Quý khách, đồng</Trans>
          </label>
          <input
            id="gia-tri-lenh"
            type="text"
            name="luong"
            inputMode="numeric"
            pattern="[\d.,\s]+"
            title={t`Chỉ gồm chữ số, có thể có dấu phân cách`}
            autoComplete="off"
            required
            maxLength={20}
            placeholder={t`Ví dụ: 50.000.000`}
          />
          <button type="submit" className="button button-first">
            <Trans>Tính phí</Trans>
          </button>
        </form>
      </div>
    </section>
  )
}
