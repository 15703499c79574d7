import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatChange, formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { arrows, changeTones, toDirection } from '../index-change.ts'
import { ratingLabels, ratingTones } from '../labels.ts'
import type { OtherReport, ReportPayload } from '../payload.ts'
import { RatingTreads } from './rating-treads.tsx'
import { toUpsideScale, UpsideBar } from './upside-bar.tsx'
import '../evidence-links.css'
import '../opening.css'
import './rating-treads.css'
import './report-opening.css'

interface ReportOpeningProps {
  facts: Extract<ReportPayload['facts'], { type: 'cong-ty' }>
  others: readonly OtherReport[]
}

/** The result of a report on a company: rating, price and target, the ratings before, the other reports on the share. */
export function ReportOpening({ facts, others }: ReportOpeningProps) {
  const { t } = useLingui()
  return (
    <section className="opening report-opening" aria-label={t`Khuyến nghị`}>
      <Target facts={facts} />
      <Before facts={facts} />
      {others.length > 0 && <Others ticker={facts.ticker} others={others} />}
    </section>
  )
}

function Target({ facts }: Pick<ReportOpeningProps, 'facts'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { rating, ratingHistory, targetPrice, priceAt, upside, dividend } = facts
  const direction = toDirection(upside)
  const before = ratingHistory[1]?.rating
  const isChanged = before !== undefined && before !== rating
  return (
    <dl>
      <div>
        <dt>{t`Khuyến nghị`}</dt>
        <dd className={isChanged ? 'rating-change' : undefined}>
          {isChanged && <RatingTreads from={before} to={rating} />}
          <span>
            <Tag tone={ratingTones[rating]}>{i18n._(ratingLabels[rating])}</Tag>
          </span>
        </dd>
      </div>
      <div>
        <dt>{t`Giá đóng cửa ${formatDate(locale, priceAt.date)}`}</dt>
        <dd>{formatMoney(locale, priceAt.price)}</dd>
      </div>
      <div>
        <dt>{t`Giá mục tiêu`}</dt>
        <dd>{formatMoney(locale, targetPrice)}</dd>
      </div>
      <div className="opening-upside">
        <dt>{t`Tiềm năng tăng/giảm`}</dt>
        <dd>
          <span className={changeTones[direction]}>
            <span aria-hidden="true">{arrows[direction]} </span>
            {formatChange(locale, upside)}%
          </span>
          <UpsideBar upside={upside} scale={toUpsideScale([upside])} />
        </dd>
      </div>
      {dividend !== undefined && (
        <div>
          <dt>{t`Cổ tức dự kiến 12 tháng`}</dt>
          <dd>{formatMoney(locale, dividend)}</dd>
        </div>
      )}
    </dl>
  )
}

function Before({ facts: { ratingHistory } }: Pick<ReportOpeningProps, 'facts'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const before = ratingHistory.slice(1)
  return (
    <div className="opening-history">
      <h2>
        <Trans>Khuyến nghị trước</Trans>
      </h2>
      {before.length === 0 ? (
        <p>
          <Trans>Không có: đây là khuyến nghị đầu tiên cho cổ phiếu này.</Trans>
        </p>
      ) : (
        <ul>
          {before.map(({ date, rating, targetPrice }) => (
            <li key={date}>
              <time dateTime={date}>{formatDate(locale, date)}</time> <b>{i18n._(ratingLabels[rating])}</b>{' '}
              <span>{t`mục tiêu ${formatMoney(locale, targetPrice)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Others({ ticker, others }: { ticker: string; others: readonly OtherReport[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <div className="opening-history opening-others">
      <h2>
        <Trans comment="heading">Báo cáo khác về {ticker}</Trans>
      </h2>
      <ul>
        {others.map(({ link, reportDate, rating }) => (
          <li key={link.href}>
            <time dateTime={reportDate}>{formatDate(locale, reportDate)}</time> <b>{i18n._(ratingLabels[rating])}</b>{' '}
            <HrefLink href={link.href} lang={link.lang} className="link">
              {link.title}
            </HrefLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
