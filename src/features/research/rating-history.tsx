import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { Tag } from '#ui/tag.tsx'
import type { ReportFacts } from './collections/reports.ts'
import { ratingLabels, ratingTones } from './labels.ts'
import '#features/layout/part.css'

/** The ratings and target prices of a share so far, the newest first. */
export function RatingHistory({ facts }: { facts: Extract<ReportFacts, { type: 'cong-ty' }> }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <section className="part" aria-labelledby="lich-su-khuyen-nghi">
      <h2 id="lich-su-khuyen-nghi">
        <Trans>Lịch sử khuyến nghị {facts.ticker}</Trans>
      </h2>
      <div className="prose">
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Ngày báo cáo`}</th>
              <th scope="col">{t`Khuyến nghị`}</th>
              <th scope="col" className="align-right">{t`Giá mục tiêu`}</th>
            </tr>
          </thead>
          <tbody>
            {facts.ratingHistory.map(({ date, rating, targetPrice }) => (
              <tr key={date}>
                <td>{formatDate(locale, date)}</td>
                <td>
                  <Tag tone={ratingTones[rating]}>{i18n._(ratingLabels[rating])}</Tag>
                </td>
                <td className="align-right">{formatMoney(locale, targetPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
