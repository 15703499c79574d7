import { exchanges } from '#brand/exchanges.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText, Translate } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { markets, type MarketName, type Session } from '../markets.ts'
import { mergeSessions } from '../merge-sessions.ts'

const asked: BuildText = /*i18n*/ {
  id: 'build.trading.asked.hours',
  message:
    'giờ giao dịch; thời gian giao dịch; giờ mở cửa; mở cửa; đóng cửa; giờ đóng cửa; giờ giao dịch chứng khoán; thời gian giao dịch chứng khoán; phiên giao dịch; giờ giao dịch {market}; thời gian giao dịch {market}; sàn {market} mở cửa; {market} mở cửa; giờ {market}; phiên sáng; phiên chiều; giờ phiên sáng; giờ phiên chiều; phiên sáng {market}; phiên chiều {market}; phiên giao dịch sáng; phiên giao dịch chiều',
  comment: 'What visitors type in the search, with semicolons between; {market}: the code of an exchange',
}

const derivatives: BuildText = /*i18n*/ { id: 'build.trading.market.derivatives', message: 'Phái sinh' }

function toName(name: MarketName, translate: Translate): string {
  return name === 'phai-sinh' ? translate(derivatives) : exchanges[name].written
}

/** When the exchanges trade. */
export function toTradingAnswers({ content, locale, translate }: PayloadContext): AskedCard[] {
  const page = content.pages.get(toHref('/ho-tro/thoi-gian-giao-dich'))
  if (!page) return []
  const { title } = pickText(page.texts, locale)
  const all = markets.flatMap(({ name }) =>
    splitPhrases(translate({ ...asked, values: { market: toName(name, translate) } })),
  )
  const [first, ...others] = markets.map(({ name, sessions }) => `${toName(name, translate)}: ${toSpans(sessions)}`)
  return [
    {
      asked: [...new Set(all)],
      title,
      value: first,
      lines: others,
      link: { href: page.path, text: title },
      isSample: false,
    },
  ]
}

/** `09:00–11:30, 13:00–14:45` */
function toSpans(sessions: readonly Session[]): string {
  return mergeSessions(sessions)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ')
}
