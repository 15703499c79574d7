import { Trans } from '@lingui/react/macro'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatBigMoney } from '#i18n/format-amount.ts'
import { formatChange, formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { CommentaryFacts } from './collections/commentary.ts'
import { arrows, toDirection, type Direction } from './index-change.ts'

/** The market indices at a close, side by side, with the day of the figures: a commentary may be about a later session. */
export function IndexStrip({ facts }: { facts: CommentaryFacts }) {
  const locale = useLocale()
  return (
    <div className="relative border-t border-brand-800 bg-brand-950/80">
      <div className="shell-width py-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-brand-100">
          <span>
            <Trans>
              Đóng cửa phiên <time dateTime={facts.indicesOf}>{formatDate(locale, facts.indicesOf)}</time>
            </Trans>
          </span>
          {facts.sample && <SampleLabel />}
        </p>
        <dl className="tabular mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-3">
          {facts.indices.map(({ name, close, change, changePercent, value }) => {
            const direction = toDirection(change)
            return (
              <div
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-brand-800 pt-3 sm:block"
              >
                <dt className="text-sm font-semibold text-brand-100">{name}</dt>
                <dd className="text-2xl font-semibold">{formatDecimal(locale, close)}</dd>
                <dd className={`text-sm font-semibold ${tones[direction]}`}>
                  <span aria-hidden="true">{arrows[direction]} </span>
                  {formatChange(locale, change)} ({formatChange(locale, changePercent)}%)
                </dd>
                <dd className="w-full text-xs text-brand-100 sm:mt-1">
                  <Trans>Giá trị khớp lệnh: {formatBigMoney(locale, value, 9)}</Trans>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </div>
  )
}

const tones: Readonly<Record<Direction, string>> = {
  up: 'text-brand-300',
  down: 'text-danger-200',
  flat: 'text-brand-100',
}
