import { Trans } from '@lingui/react/macro'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatChange, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { CommentaryFacts } from '../collections/commentary.ts'
import { arrows, changeTones, toDirection } from '../index-change.ts'
import './index-closes.css'

/** The market indices at a close, side by side. */
export function IndexCloses({ indices }: Pick<CommentaryFacts, 'indices'>) {
  const locale = useLocale()
  return (
    <dl className="index-closes">
      {indices.map(({ name, close, change, changePercent, value }) => {
        const direction = toDirection(change)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatDecimal(locale, close)}</dd>
            <dd className={changeTones[direction]}>
              <span aria-hidden="true">{arrows[direction]} </span>
              {formatChange(locale, change)} ({formatChange(locale, changePercent)}%)
            </dd>
            <dd>
              <Trans>Giá trị khớp lệnh: {formatMoneyIn(locale, value, 9)}</Trans>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
