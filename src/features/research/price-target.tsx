import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatChange, formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Tag } from '#ui/tag.tsx'
import type { ReportFacts } from './collections/reports.ts'
import { arrows, changeTones, toDirection } from './index-change.ts'
import { ratingLabels, ratingTones } from './labels.ts'
import '#features/layout/key-figures.css'

/** The result of a report on a company: its rating, the target price and the price that it is compared with. */
export function PriceTarget({ facts }: { facts: Extract<ReportFacts, { type: 'cong-ty' }> }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const direction = toDirection(facts.upside)
  return (
    <dl className="key-figures">
      <div>
        <dt>{t`Khuyến nghị`}</dt>
        <dd>
          <Tag tone={ratingTones[facts.rating]}>{i18n._(ratingLabels[facts.rating])}</Tag>
        </dd>
      </div>
      <div>
        <dt>{t`Giá mục tiêu`}</dt>
        <dd>{formatMoney(locale, facts.targetPrice)}</dd>
      </div>
      <div>
        <dt>{t`Giá đóng cửa ${formatDate(locale, facts.priceAt.date)}`}</dt>
        <dd>{formatMoney(locale, facts.priceAt.price)}</dd>
      </div>
      <div>
        <dt>{t`Tiềm năng tăng/giảm`}</dt>
        <dd className={changeTones[direction]}>
          <span aria-hidden="true">{arrows[direction]} </span>
          {formatChange(locale, facts.upside)}%
        </dd>
      </div>
      {facts.dividend !== undefined && (
        <div>
          <dt>{t`Cổ tức tiền mặt dự kiến 12 tháng`}</dt>
          <dd>{formatMoney(locale, facts.dividend)}</dd>
        </div>
      )}
    </dl>
  )
}
