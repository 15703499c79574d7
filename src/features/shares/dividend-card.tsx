import { Trans, useLingui } from '@lingui/react/macro'
import { toHref } from '#engine/model/urls/href.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import type { Dividend } from './payload.ts'
import './dividend-card.css'

const datesPage = toHref('/ho-tro/cong-cu-tinh/ngay-thanh-toan')

/** A dividend: what a share is paid, and the three days that count, the payment last and most prominent. */
export function DividendCard({ dividend }: { dividend: Dividend }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { link, fiscalYear, isInterim, form, rate, perShare, exDate, isAhead, recordDate, payDate } = dividend
  const percent = formatDecimal(locale, rate)
  const dates = [
    { label: t`Không hưởng quyền`, date: exDate },
    { label: t`Chốt danh sách`, date: recordDate },
    { label: form === 'tien' ? t`Trả tiền` : t`Trả cổ phiếu`, date: payDate },
  ]
  return (
    <div className="dividend-card">
      <p className="dividend-of">
        <HrefLink href={link.href} lang={link.lang} className="link">
          {isInterim ? t`Tạm ứng cổ tức ${fiscalYear}` : t`Cổ tức ${fiscalYear}`}
        </HrefLink>
        <span>
          {form === 'tien' ? <Trans>Tiền mặt, {percent}% mệnh giá</Trans> : <Trans>Cổ phiếu, tỷ lệ {percent}%</Trans>}
        </span>
      </p>
      {perShare !== null && (
        <p className="dividend-amount">
          <strong>{formatMoney(locale, perShare)}</strong> <Trans>mỗi cổ phiếu</Trans>
        </p>
      )}
      <dl>
        {dates.map(({ label, date }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <time dateTime={date}>{formatShortDate(locale, date)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {isAhead && (
        <p className="dividend-ahead">
          <HrefLink href={datesPage} search={{ 'ngay-chot': recordDate }} className="link">
            <Trans>Mua chậm nhất ngày nào để được hưởng?</Trans>
          </HrefLink>
        </p>
      )}
    </div>
  )
}
