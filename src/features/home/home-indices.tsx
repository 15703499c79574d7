import { Trans } from '@lingui/react/macro'
import type { CommentaryFacts } from '#features/research/collections/commentary.ts'
import { arrows, changeTones, toDirection } from '#features/research/index-change.ts'
import { formatBigMoney } from '#i18n/format-amount.ts'
import { formatChange, formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'

/** The market indices at a close, side by side, with the day of the figures: a commentary may be about a later session. */
export function HomeIndices({ facts: { indices, indicesOf } }: { facts: CommentaryFacts }) {
  const locale = useLocale()
  return (
    <>
      <p className="text-sm text-ink-muted">
        <Trans>
          Đóng cửa phiên <time dateTime={indicesOf}>{formatDate(locale, indicesOf)}</time>
        </Trans>
      </p>
      <dl className="home-indices">
        {indices.map(({ name, close, change, changePercent, value }) => {
          const direction = toDirection(change)
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="text-2xl font-semibold">{formatDecimal(locale, close)}</dd>
              <dd className={`text-sm font-semibold ${changeTones[direction]}`}>
                <span aria-hidden="true">{arrows[direction]} </span>
                {formatChange(locale, change)} ({formatChange(locale, changePercent)}%)
              </dd>
              <dd className="text-xs text-ink-muted">
                <Trans>Giá trị khớp lệnh: {formatBigMoney(locale, value, 9)}</Trans>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
