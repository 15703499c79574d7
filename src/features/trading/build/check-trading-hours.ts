import { exchanges } from '#brand/exchanges.ts'
import { defineCheck } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'
import { markets, type Market, type MarketName } from '../markets.ts'

/** How texts call the markets, in any language. */
const names: Readonly<Record<MarketName, RegExp>> = {
  hose: new RegExp(`\\b${exchanges.hose.code}\\b`),
  hnx: new RegExp(`\\b${exchanges.hnx.code}\\b`),
  upcom: new RegExp(`\\b${exchanges.upcom.code}\\b`, 'i'),
  'phai-sinh': /phái sinh|hợp đồng tương lai|derivatives|futures/i,
}

/**
 * Hours of one exchange in guides, questions, articles and terms must be in the table of hours. A sentence that
 * names no exchange is about the one in the title; one that names several is not checked.
 */
export const checkTradingHours = defineCheck('trading-hours', 'site', ({ checked, report }) => {
  const { faqs, guides, knowledge, terms } = checked.entries
  const entries: readonly Entry[] = [...faqs, ...guides, ...knowledge, ...terms]
  for (const entry of entries) {
    for (const locale of locales) {
      const text = entry.texts[locale]
      if (!text) continue
      const ofTitle = findMarkets(text.title)
      for (const sentence of toPlainText(text.html).split(/\n+|(?<=[.;!?])\s+/)) {
        const own = findMarkets(sentence)
        const [market, ...others] = own.length > 0 ? own : ofTitle
        if (!market || others.length > 0) continue
        const hours = toHours(market)
        const wrong = (sentence.match(/\b\d{1,2}:\d\d\b/g) ?? []).find((hour) => !hours.includes(hour))
        if (wrong === undefined) continue
        const message = say`"${wrong}" is no hour of ${market.name}, whose sessions begin and end at ${hours.join(', ')} (src/features/trading/markets.ts): "${sentence.trim()}"`
        report.errorAtWords(entry, { locale, words: wrong }, message)
      }
    }
  }
})

function findMarkets(text: string): Market[] {
  return markets.filter(({ name }) => names[name].test(text))
}

function toHours({ sessions, putThrough }: Market): string[] {
  return [...new Set([...sessions, ...putThrough].flatMap(({ from, to }) => [from, to]))].toSorted()
}
