import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { exchanges } from '#brand/exchanges.ts'
import type { MarketName, SessionKind, Tick } from './markets.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

const futuresExchange = exchanges.hnx.written
const futures = msg({ message: `Hợp đồng tương lai chỉ số (${futuresExchange})`, comment: 'heading' })

/** The heading of a market: how its exchange is written, or what is traded. */
export function toMarketTitle(name: MarketName, translate: (label: MessageDescriptor) => string): string {
  return name === 'phai-sinh' ? translate(futures) : exchanges[name].written
}

export const sessionLabels: Labels<SessionKind> = {
  ato: msg`Khớp lệnh định kỳ mở cửa (ATO)`,
  'lien-tuc': msg`Khớp lệnh liên tục`,
  atc: msg`Khớp lệnh định kỳ đóng cửa (ATC)`,
  plo: msg`Giao dịch sau giờ (PLO)`,
  'thoa-thuan': msg`Giao dịch thoả thuận`,
}

export const tickLabels: Labels<Tick['of']> = {
  'co-phieu': msg`Cổ phiếu`,
  etf: msg`Chứng chỉ quỹ ETF`,
  'etf-chung-quyen': msg`Chứng chỉ quỹ ETF, chứng quyền`,
  'hop-dong': msg`Hợp đồng`,
}
