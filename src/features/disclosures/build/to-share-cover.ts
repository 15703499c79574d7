import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { parValue } from '#features/company/capital-and-listing.ts'
import { joinNote, toDayAndMonth, toYearSpan } from '#features/covers/build/cover-parts.ts'
import { toTextCover } from '#features/covers/build/to-text-cover.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { toRoundedProduct } from '#lib/numbers/decimal.ts'
import { shareDates, type ShareDate } from '../collections/share-management.ts'

type Facts = Entry<'share-management'>['facts']

const kinds: Readonly<Record<Facts['kind'], BuildText>> = {
  'co-tuc': /*i18n*/ { id: 'build.cover.shares.dividend', message: 'Cổ tức' },
  'phat-hanh': /*i18n*/ { id: 'build.cover.shares.issue', message: 'Phát hành' },
  'su-dung-von': /*i18n*/ { id: 'build.cover.shares.proceeds', message: 'Sử dụng vốn' },
  'giao-dich': /*i18n*/ { id: 'build.cover.shares.trade', message: 'Giao dịch' },
  'trai-phieu': /*i18n*/ { id: 'build.cover.shares.bond', message: 'Trái phiếu' },
  'co-cau-co-dong': /*i18n*/ { id: 'build.cover.shares.structure', message: 'Cổ đông' },
  'luu-ky': /*i18n*/ { id: 'build.cover.shares.depository', message: 'Lưu ký' },
}

const steps: Readonly<Record<ShareDate, BuildText>> = {
  exDate: /*i18n*/ { id: 'build.cover.shares.ex-date', message: 'Không hưởng quyền' },
  recordDate: /*i18n*/ { id: 'build.cover.shares.record-date', message: 'đăng ký cuối cùng' },
  payDate: /*i18n*/ { id: 'build.cover.shares.pay-date', message: 'thanh toán' },
}

/** A notice on shares: of a dividend its amount and the time from its first day to its payment, of any other its text. */
export function toShareCover({ facts, texts }: Entry<'share-management'>, context: CoverContext): DrawnCover {
  const { locale, translate } = context
  const kind = translate(kinds[facts.kind])
  const days = shareDates.flatMap((step) => {
    const day = facts[step]
    return day === undefined ? [] : [`${translate(steps[step])} ${toDayAndMonth(locale, day)}`]
  })
  const { dividend, payDate } = facts
  if (!dividend || payDate === undefined) {
    return toTextCover({ context, ground: 'paper', kind, texts, note: joinNote(days) })
  }
  return {
    ground: 'paper',
    tone: 'other',
    kind: `${kind} ${dividend.fiscalYear}`,
    figure:
      dividend.form === 'tien'
        ? formatMoney(locale, toRoundedProduct([dividend.rate, String(parValue)], 100n, 0))
        : `${formatDecimal(locale, dividend.rate)}%`,
    note: joinNote(days),
    label: `${kind} ${dividend.fiscalYear}`,
    shape: toYearSpan(facts.exDate ?? payDate, payDate),
  }
}
