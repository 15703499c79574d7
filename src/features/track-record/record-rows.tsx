import { Trans, useLingui } from '@lingui/react/macro'
import { ratingLabels } from '#features/research/labels.ts'
import { formatMoney, formatMoneyIn } from '#i18n/format-amount.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { kindLabels, metricLabels, stateLabels } from './labels.ts'
import type { CommentaryRow, PlanRow, RecordRow, TargetRow } from './payload.ts'
import { RecordSymbol } from './record-symbol.tsx'

/** A row for each thing said: what it was, what followed, and if it was right; the newest first. */
export function RecordRows({ rows }: { rows: readonly RecordRow[] }) {
  return (
    <ol className="record-rows">
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </ol>
  )
}

function Row({ row }: { row: RecordRow }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { kind, state, date } = row
  return (
    <li data-kind={kind} data-state={state}>
      <time dateTime={date}>{formatShortDate(locale, date)}</time>
      <span className="record-kind">{i18n._(kindLabels[kind])}</span>
      <div className="record-said">
        <Said row={row} />
      </div>
      <div className="record-followed">
        <Followed row={row} />
      </div>
      <span className="record-state">
        <RecordSymbol state={state} /> {i18n._(stateLabels[kind][state])}
      </span>
    </li>
  )
}

function Said({ row }: { row: RecordRow }) {
  switch (row.kind) {
    case 'commentary':
      return <SaidBand row={row} />
    case 'target':
      return <SaidTarget row={row} />
    case 'plan':
      return <SaidPlan row={row} />
  }
}

function Followed({ row }: { row: RecordRow }) {
  switch (row.kind) {
    case 'commentary':
      return <Close row={row} />
    case 'target':
      return <LaterPrice row={row} />
    case 'plan':
      return <Result row={row} />
  }
}

function SaidBand({ row: { index, support, resistance, link } }: { row: CommentaryRow }) {
  const locale = useLocale()
  const band = `${formatDecimal(locale, support)}–${formatDecimal(locale, resistance)}`
  return (
    <HrefLink href={link.href} className="link">
      <Trans>
        {index} trong vùng {band}
      </Trans>
    </HrefLink>
  )
}

function Close({ row: { close } }: { row: CommentaryRow }) {
  const locale = useLocale()
  if (!close) return <Trans>Chưa có điểm đóng cửa</Trans>
  const points = formatDecimal(locale, close.points)
  const date = formatShortDate(locale, close.date)
  switch (close.position) {
    case 'inside':
      return (
        <Trans>
          Đóng cửa {points}, {date}
        </Trans>
      )
    case 'above':
      return (
        <Trans>
          Đóng cửa {points}, {date}, trên vùng
        </Trans>
      )
    case 'below':
      return (
        <Trans>
          Đóng cửa {points}, {date}, dưới vùng
        </Trans>
      )
  }
}

function SaidTarget({ row: { ticker, company, lang, rating, target, price, link } }: { row: TargetRow }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const rated = i18n._(ratingLabels[rating]).toLowerCase()
  const goal = formatMoney(locale, target)
  return (
    <>
      <HrefLink href={link.href} className="link">
        <Trans>
          {ticker}: {rated}, mục tiêu {goal}
        </Trans>
      </HrefLink>{' '}
      <small>
        <span lang={lang}>{company}</span>
        {price !== null && (
          <>
            , <Trans>giá khi đó {formatMoney(locale, price)}</Trans>
          </>
        )}
      </small>
    </>
  )
}

function LaterPrice({ row: { known, until, state } }: { row: TargetRow }) {
  const locale = useLocale()
  const end = formatShortDate(locale, until)
  if (!known && state === 'unknown') return <Trans>Không có giá nào được ghi nhận đến hạn {end}</Trans>
  if (!known) return <Trans>Chưa có giá về sau; hạn {end}</Trans>
  const price = formatMoney(locale, known.price)
  return (
    <>
      <HrefLink href={known.link.href} className="link">
        <Trans>
          {price}, {formatShortDate(locale, known.date)}
        </Trans>
      </HrefLink>{' '}
      <small>
        <Trans>hạn {end}</Trans>
      </small>
    </>
  )
}

function SaidPlan({ row: { metric, fiscalYear, planned, link } }: { row: PlanRow }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const name = i18n._(metricLabels[metric])
  const amount = formatMoneyIn(locale, planned, 9)
  return (
    <HrefLink href={link.href} className="link">
      <Trans>
        {name} năm {fiscalYear}: {amount}
      </Trans>
    </HrefLink>
  )
}

function Result({ row: { actual, fiscalYear } }: { row: PlanRow }) {
  const locale = useLocale()
  if (!actual) return <Trans>Chưa có báo cáo cả năm {fiscalYear}</Trans>
  const amount = formatMoneyIn(locale, actual.value, 9)
  const percent = formatDecimal(locale, actual.percent)
  return (
    <>
      {actual.link ? (
        <HrefLink href={actual.link.href} className="link">
          {amount}
        </HrefLink>
      ) : (
        amount
      )}{' '}
      <small>
        <Trans>{percent}% kế hoạch</Trans>
      </small>
    </>
  )
}
