import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { toNextDividend } from './to-dividends.ts'
import { toForeignHoldings } from './to-foreign-holdings.ts'
import { toShareFacts } from './to-share-facts.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

const texts = {
  dividends: /*i18n*/ {
    id: 'build.shares.asked.dividend',
    message:
      'cổ tức; trả cổ tức; ngày trả cổ tức; chi trả cổ tức; thanh toán cổ tức; lịch trả cổ tức; lịch cổ tức; nhận cổ tức; cổ tức năm {year}; cổ tức {year}; trả cổ tức {year}; trả cổ tức năm {year}; tạm ứng cổ tức; tạm ứng cổ tức {year}; chốt quyền; ngày chốt quyền; chốt quyền cổ tức; ngày chốt quyền cổ tức; chốt danh sách cổ tức; cổ tức bằng tiền; ngày đăng ký cuối cùng nhận cổ tức; tỷ lệ cổ tức',
    comment: 'What visitors type in the search, with semicolons between; {year}: a year',
  },
  dividend: /*i18n*/ {
    id: 'build.shares.answer.dividend',
    message: '{amount} một cổ phiếu, trả ngày {day}',
    comment: '{amount}: an amount of money; {day}: a date',
  },
  next: /*i18n*/ { id: 'build.shares.answer.next', message: 'Cổ tức bằng tiền sắp trả' },
  last: /*i18n*/ { id: 'build.shares.answer.last', message: 'Lần trả cổ tức bằng tiền gần nhất' },
  dates: /*i18n*/ {
    id: 'build.shares.answer.dates',
    message: 'Ngày giao dịch không hưởng quyền {exDay}, ngày đăng ký cuối cùng {recordDay}',
    comment: '{exDay}, {recordDay}: dates',
  },
  share: /*i18n*/ {
    id: 'build.shares.asked.share',
    message:
      '{ticker}; cổ phiếu {ticker}; mã {ticker}; mã cổ phiếu; mã chứng khoán; giá cổ phiếu {ticker}; giá {ticker}; cổ phiếu; cổ phiếu công ty; số cổ phiếu lưu hành; số lượng cổ phiếu lưu hành; niêm yết sàn; mệnh giá',
    comment: 'What visitors type in the search, with semicolons between; {ticker}: a code',
  },
  listed: /*i18n*/ {
    id: 'build.shares.answer.listed',
    message: '{ticker}, niêm yết trên {exchange} từ {day}',
    comment: '{ticker}: a code; {exchange}: the code of one; {day}: a date',
  },
  outstanding: /*i18n*/ {
    id: 'build.shares.answer.outstanding',
    message: '{count} cổ phiếu đang lưu hành, mệnh giá {par}',
    comment: '{count}: a number; {par}: an amount of money',
  },
  foreign: /*i18n*/ {
    id: 'build.shares.asked.foreign',
    message:
      'room ngoại; room nước ngoài; room khối ngoại; room ngoại {ticker}; room {ticker}; hết room; còn room; room ngoại còn; room còn; room ngoại còn lại; room còn lại; sở hữu nước ngoài; tỷ lệ sở hữu nước ngoài; giới hạn sở hữu nước ngoài; khối ngoại nắm giữ; nước ngoài còn mua được; nước ngoài còn mua được {ticker}; nước ngoài còn mua {ticker}; nhà đầu tư nước ngoài nắm giữ',
    comment: 'What visitors type in the search, with semicolons between; {ticker}: a code',
  },
  foreignTitle: /*i18n*/ { id: 'build.shares.answer.foreign', message: 'Room ngoại của cổ phiếu {ticker}' },
  room: /*i18n*/ {
    id: 'build.shares.answer.room',
    message: 'Còn {count} cổ phiếu, tại ngày {day}',
    comment: '{count}: a number of shares that foreign investors might still buy; {day}: a date',
  },
  held: /*i18n*/ {
    id: 'build.shares.answer.held',
    message: 'Sở hữu nước ngoài {percent}%, tối đa {limit}%. Số hiện hành do VSDC và Sở giao dịch công bố.',
    comment: '{percent}, {limit}: numbers',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The dividend in cash that is paid next, or was paid last; the share; and what foreign investors may still buy. */
export function toShareAnswers(context: AnswerContext): AskedCard[] {
  return [...toDividendAnswer(context), ...toShareAnswer(context), ...toForeignAnswer(context)]
}

function toDividendAnswer({ content, locale, translate }: AnswerContext): AskedCard[] {
  const shown = toNextDividend({ content, locale })
  if (!shown) return []
  const { link, payDate, exDate, recordDate, perShare, fiscalYear, sample } = shown
  if (perShare === null) return []
  const day = formatDate(locale, payDate)
  const dates = { exDay: formatDate(locale, exDate), recordDay: formatDate(locale, recordDate) }
  return [
    {
      asked: splitPhrases(translate({ ...texts.dividends, values: { year: String(fiscalYear) } })),
      title: translate(payDate >= content.today ? texts.next : texts.last),
      value: translate({ ...texts.dividend, values: { amount: formatMoney(locale, perShare), day } }),
      lines: [translate({ ...texts.dates, values: dates })],
      link: { href: link.href, text: link.title },
      isSample: sample,
    },
  ]
}

function toShareAnswer({ content, locale, translate }: AnswerContext): AskedCard[] {
  const profile = content.entries.profile.find(({ isListed }) => isListed)
  const page = content.pages.get(toHref('/quan-he-co-dong/co-phieu'))
  const share = profile && toShareFacts(profile.facts, content.today)
  const exchange = profile?.facts.listing?.exchanges.at(-1)?.exchange
  if (!share || !page || exchange === undefined) return []
  const { ticker, since, outstanding, par, sample } = share
  const { title } = pickText(page.texts, locale)
  const values = { ticker, exchange, day: formatDate(locale, since) }
  const counts = { count: formatDecimal(locale, outstanding), par: formatMoney(locale, par) }
  return [
    {
      asked: splitPhrases(translate({ ...texts.share, values: { ticker } })),
      title,
      value: translate({ ...texts.listed, values }),
      lines: [translate({ ...texts.outstanding, values: counts })],
      link: { href: page.path, text: title },
      isSample: sample,
    },
  ]
}

function toForeignAnswer({ content, locale, translate }: AnswerContext): AskedCard[] {
  const ticker = content.entries.profile.find(({ isListed }) => isListed)?.facts.listing?.ticker
  const page = content.pages.get(toHref('/quan-he-co-dong/co-phieu'))
  const [newest] = toForeignHoldings(content)
  if (ticker === undefined || !page || !newest) return []
  const { asOf, room, percent, limitPercent, sample } = newest
  const values = { count: formatDecimal(locale, room), day: formatDate(locale, asOf) }
  const shares = { percent: formatDecimal(locale, percent), limit: formatDecimal(locale, limitPercent) }
  return [
    {
      asked: splitPhrases(translate({ ...texts.foreign, values: { ticker } })),
      title: translate({ ...texts.foreignTitle, values: { ticker } }),
      value: translate({ ...texts.room, values }),
      lines: [translate({ ...texts.held, values: shares })],
      link: { href: page.path, text: pickText(page.texts, locale).title },
      isSample: sample,
    },
  ]
}
