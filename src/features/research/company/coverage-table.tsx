import { Trans, useLingui } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoney, formatMoneyChange } from '#i18n/format-amount.ts'
import { formatChange, formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Extent } from '#lib/drawing/scale.ts'
import { toPercentChange } from '#lib/numbers/decimal.ts'
import { HrefLink } from '#ui/link.tsx'
import { Tag } from '#ui/tag.tsx'
import { arrows, changeTones, toDirection } from '../index-change.ts'
import { ratingLabels, ratingTones, sectorLabels } from '../labels.ts'
import type { CoveredCompany } from '../payload.ts'
import { RatingTreads } from './rating-treads.tsx'
import { toUpsideScale, UpsideBar } from './upside-bar.tsx'
import '#ui/plain-table.css'
import '../evidence-links.css'
import './coverage-table.css'
import './rating-treads.css'

/** The companies on which there are reports, with the latest rating of each. On a phone each row is a block. */
export function CoverageTable({ companies }: { companies: readonly CoveredCompany[] }) {
  const { t } = useLingui()
  const scale = toUpsideScale(companies.map(({ upside }) => upside))
  const end = formatDecimal(useLocale(), String(scale[1]))
  return (
    <section className="coverage" aria-labelledby="doanh-nghiep-theo-doi">
      <h2 id="doanh-nghiep-theo-doi">
        <Trans comment="heading">Doanh nghiệp đang theo dõi</Trans>{' '}
        {companies.some(({ sample }) => sample) && <SampleLabel />}
      </h2>

      <table className="plain-table" aria-labelledby="doanh-nghiep-theo-doi">
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Doanh nghiệp', context: 'Một doanh nghiệp mỗi dòng' })}</th>
            <th scope="col">{t`Ngành`}</th>
            <th scope="col">{t`Khuyến nghị`}</th>
            <th scope="col">{t`Giá → giá mục tiêu`}</th>
            <th scope="col">{t`Tiềm năng, thang ±${end}%`}</th>
            <th scope="col">{t`Báo cáo`}</th>
            <th scope="col">{t`Lần trước`}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <Row key={company.ticker} company={company} scale={scale} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ company, scale }: { company: CoveredCompany; scale: Extent }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { name, lang, ticker, sector, rating, targetPrice, priceAt, upside, reportDate, href } = company
  const direction = toDirection(upside)
  return (
    <tr>
      <th scope="row">
        <HrefLink href={href} className="link">
          {ticker}
        </HrefLink>{' '}
        <span lang={lang}>{name}</span>
      </th>
      <td className="coverage-sector">{i18n._(sectorLabels[sector])}</td>
      <td className="coverage-rating">
        <Tag tone={ratingTones[rating]}>{i18n._(ratingLabels[rating])}</Tag>
      </td>
      <td className="coverage-price">
        <span>{formatMoneyChange(locale, priceAt.price, targetPrice)}</span>
      </td>
      <td className="coverage-bar">
        <span className={changeTones[direction]}>
          <span aria-hidden="true">{arrows[direction]} </span>
          {formatChange(locale, upside)}%
        </span>
        <UpsideBar upside={upside} scale={scale} />
      </td>
      <td className="coverage-date">
        <time dateTime={reportDate}>{formatDate(locale, reportDate)}</time>
      </td>
      <td className="coverage-change">
        <LastChange company={company} />
      </td>
    </tr>
  )
}

/** The rating and the target price before, and how the target changed. */
function LastChange({ company: { previous, rating, targetPrice } }: { company: CoveredCompany }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  // A first one is no change: a missing tread would look like a fault.
  if (!previous) return <Trans>Khuyến nghị đầu tiên</Trans>
  const change = toPercentChange(previous.targetPrice, targetPrice, 1)
  const former = i18n._(ratingLabels[previous.rating])
  return (
    <div className="rating-change">
      <RatingTreads from={previous.rating} to={rating} />
      <div>
        {previous.rating === rating ? (
          <Trans>Giữ nguyên {former}</Trans>
        ) : (
          <b>
            {former} → {i18n._(ratingLabels[rating])}
          </b>
        )}{' '}
        <span>
          <Trans>
            từ {formatDate(locale, previous.date)}; mục tiêu {formatMoney(locale, previous.targetPrice)} (
            {formatChange(locale, change)}%)
          </Trans>
        </span>
      </div>
    </div>
  )
}
