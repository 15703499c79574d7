import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { groupBy } from '#lib/group-by.ts'
import { Facts } from '#ui/facts.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { toMarketTitle, sessionLabels, tickLabels } from './labels.ts'
import type { Market, Session, Tick } from './markets.ts'

/** The sessions of one market, and what orders on it must keep to. */
export function MarketSection({ market }: { market: Market }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, sessions, putThrough, band, lot, hasOddLots } = market
  const toBand = (percent: string) => `±${formatDecimal(locale, percent)}%`
  const toTick = useTickText()
  const title = toMarketTitle(name, t)
  const units = formatDecimal(locale, lot)
  return (
    <section className="part market" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <div className="prose">
        <TableScroll>
          <table>
            <caption className="sr-only">{t`Các phiên trong ngày, ${title}`}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Phiên</Trans>
                </th>
                <th scope="col" className="align-right">
                  <Trans>Giờ</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {toLines([...sessions, ...putThrough]).map(({ kind, hours }) => (
                <tr key={kind}>
                  <th scope="row">{t(sessionLabels[kind])}</th>
                  <td className="align-right">
                    {hours.map(({ from, to }) => (
                      <span key={from} className="market-hours">
                        {from}–{to}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
      <Facts
        facts={[
          { label: t`Biên độ ngày thường`, value: toBand(band.usual) },
          ...(band.first === undefined ? [] : [{ label: t`Biên độ ngày đầu`, value: toBand(band.first) }]),
          { label: t`Bước giá`, value: toTickLines(market.ticks, toTick) },
          {
            label: t`Đơn vị giao dịch`,
            value: hasOddLots ? t`Lô chẵn ${units}; lô lẻ từ 1 đến 99` : t`Từ ${units} hợp đồng`,
          },
        ]}
      />
    </section>
  )
}

/** The hours of each kind of session, in the order of the day. */
function toLines(sessions: readonly Session[]) {
  return [...groupBy(sessions, ({ kind }) => kind)].map(([kind, hours]) => ({ kind, hours }))
}

function toTickLines(ticks: readonly Tick[], toTick: (tick: Tick, before: Tick | undefined) => string) {
  return (
    <>
      {ticks.map((tick, index) => (
        <span key={`${tick.of} ${tick.amount}`} className="market-tick">
          {toTick(tick, ticks[index - 1])}
        </span>
      ))}
    </>
  )
}

function useTickText() {
  const { t } = useLingui()
  const locale = useLocale()
  return (tick: Tick, before: Tick | undefined): string => {
    const { of, amount, below } = tick
    if (of === 'hop-dong') {
      const points = formatDecimal(locale, amount)
      return t`${points} điểm`
    }
    const kind = t(tickLabels[of])
    const money = formatMoney(locale, amount)
    const from = before?.of === of ? before.below : undefined
    const lower = from === undefined ? '' : formatMoney(locale, from)
    const upper = below === undefined ? '' : formatMoney(locale, below)
    if (lower && upper) return t`${kind}, giá từ ${lower} đến dưới ${upper}: ${money}`
    if (upper) return t`${kind}, giá dưới ${upper}: ${money}`
    return lower ? t`${kind}, giá từ ${lower}: ${money}` : t`${kind}: ${money}`
  }
}
