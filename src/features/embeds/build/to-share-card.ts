import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toNextDividend } from '#features/shares/build/to-dividends.ts'
import { toShareFacts } from '#features/shares/build/to-share-facts.ts'
import { formatBillions, formatMoney } from '#i18n/format-amount.ts'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import type { EmbedCard } from './embed-card.ts'

const texts = {
  listed: /*i18n*/ { id: 'build.embeds.share.listed', message: 'Sàn giao dịch' },
  outstanding: /*i18n*/ { id: 'build.embeds.share.outstanding', message: 'Cổ phiếu đang lưu hành' },
  par: /*i18n*/ { id: 'build.embeds.share.par', message: 'Mệnh giá' },
  capital: /*i18n*/ { id: 'build.embeds.share.capital', message: 'Vốn điều lệ' },
  dividend: /*i18n*/ { id: 'build.embeds.share.dividend', message: 'Cổ tức bằng tiền' },
  paid: /*i18n*/ {
    id: 'build.embeds.share.paid',
    message: '{amount} một cổ phiếu, trả ngày {day}',
    comment: '{amount}: an amount of money; {day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The share as its page states it; undefined without a profile. */
export function toShareCard(context: PayloadContext): EmbedCard | undefined {
  const { content, locale, translate } = context
  const profile = content.entries.profile.find(({ isListed }) => isListed)
  const share = profile && toShareFacts(profile.facts, content.today)
  if (!share) return undefined
  const { ticker, listing, outstanding, par, charterCapital, sample } = share
  const dividend = toNextDividend(context)
  return {
    value: ticker,
    facts: [
      { name: translate(texts.listed), value: listing.exchange },
      { name: translate(texts.outstanding), value: formatDecimal(locale, outstanding) },
      { name: translate(texts.par), value: formatMoney(locale, par) },
      { name: translate(texts.capital), value: formatBillions(locale, charterCapital.amount) },
      ...(dividend && dividend.perShare !== null
        ? [{ name: translate(texts.dividend), value: toPayment(context, dividend.perShare, dividend.payDate) }]
        : []),
    ],
    link: { href: toHref('/quan-he-co-dong/co-phieu') },
    sample: sample || dividend?.sample === true,
  }
}

function toPayment({ locale, translate }: PayloadContext, perShare: string, payDate: string): string {
  return translate({
    ...texts.paid,
    values: { amount: formatMoney(locale, perShare), day: formatDate(locale, payDate) },
  })
}
