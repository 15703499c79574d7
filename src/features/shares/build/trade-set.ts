import { defineDataSet } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { dataMeanings, dataUnits } from '#features/open-data/build/data-units.ts'
import { toStandingTrades, type StandingTrade } from './to-holdings.ts'

/** The words of files for programs, in place of those of the content. */
const relations = { 'nguoi-noi-bo': 'insider', 'nguoi-co-lien-quan': 'related', 'co-dong-lon': 'major_holder' } as const
const stages = { 'dang-ky': 'registered', 'ket-qua': 'result', 'thay-doi': 'change' } as const
const sides = { mua: 'purchase', ban: 'sale', khac: 'other' } as const

export const tradeSet = defineDataSet<StandingTrade>({
  name: 'giao-dich-noi-bo',
  title: /*i18n*/ { id: 'build.data.trades.title', message: 'Giao dịch của người nội bộ và cổ đông lớn' },
  about: /*i18n*/ {
    id: 'build.data.trades.about',
    message:
      'Mỗi dòng là một giao dịch theo thông báo mới nhất về giao dịch đó: khi đã có kết quả, dòng đăng ký không còn; thông báo bị thay thế hoặc thu hồi không có ở đây.',
  },
  page: toHref('/quan-he-co-dong/co-phieu'),
  sheet: /*i18n*/ { id: 'build.data.trades.sheet', message: 'Giao dịch nội bộ' },
  toRows: toStandingTrades,
  changedAt: ({ notice }) => notice.facts.publishedAt,
  isSample: ({ notice }) => notice.facts.sample,
  columns: {
    holder: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.trades.holder', message: 'Người giao dịch' },
      of: ({ holder }) => holder,
    },
    relation: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.trades.relation', message: 'Quan hệ với Công ty' },
      values: {
        insider: /*i18n*/ { id: 'build.data.trades.relation.insider', message: 'người nội bộ' },
        related: /*i18n*/ { id: 'build.data.trades.relation.related', message: 'người có liên quan' },
        major_holder: /*i18n*/ { id: 'build.data.trades.relation.major-holder', message: 'cổ đông lớn' },
      },
      of: ({ trade }) => relations[trade.relation],
    },
    stage: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.trades.stage', message: 'Giai đoạn' },
      values: {
        registered: /*i18n*/ { id: 'build.data.trades.stage.registered', message: 'đã đăng ký' },
        result: /*i18n*/ { id: 'build.data.trades.stage.result', message: 'đã có kết quả' },
        change: /*i18n*/ { id: 'build.data.trades.stage.change', message: 'sở hữu đã thay đổi' },
      },
      of: ({ trade }) => stages[trade.stage],
    },
    side: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.trades.side', message: 'Mua hay bán' },
      values: {
        purchase: /*i18n*/ { id: 'build.data.trades.side.purchase', message: 'mua' },
        sale: /*i18n*/ { id: 'build.data.trades.side.sale', message: 'bán' },
        other: /*i18n*/ { id: 'build.data.trades.side.other', message: 'cách khác' },
      },
      of: ({ trade }) => sides[trade.side],
    },
    registered: {
      type: 'integer',
      unit: dataUnits.shares,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.trades.registered', message: 'Số cổ phiếu đăng ký giao dịch' },
      of: ({ trade }) => toCount(trade.registered),
    },
    executed: {
      type: 'integer',
      unit: dataUnits.shares,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.trades.executed', message: 'Số cổ phiếu đã giao dịch' },
      of: ({ trade }) => toCount(trade.executed),
    },
    held_before: {
      type: 'integer',
      unit: dataUnits.shares,
      meaning: /*i18n*/ { id: 'build.data.trades.before', message: 'Số cổ phiếu nắm giữ trước giao dịch' },
      of: ({ trade }) => Number(trade.before),
    },
    held_after: {
      type: 'integer',
      unit: dataUnits.shares,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.trades.after', message: 'Số cổ phiếu nắm giữ sau giao dịch' },
      of: ({ trade }) => toCount(trade.after),
    },
    from: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.trades.from', message: 'Ngày đầu của thời gian giao dịch' },
      of: ({ trade }) => trade.from,
    },
    to: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.trades.to', message: 'Ngày cuối của thời gian giao dịch' },
      of: ({ trade }) => trade.to,
    },
    published_at: { type: 'moment', meaning: dataMeanings.publishedAt, of: ({ notice }) => notice.facts.publishedAt },
    notice: {
      type: 'address',
      meaning: dataMeanings.notice,
      of: ({ notice }, { locale, origin }) => origin + linkToEntry(notice, locale).href,
    },
  },
})

/** Numbers of shares are far below what a number holds exactly. */
function toCount(count: string | undefined): number | undefined {
  return count === undefined ? undefined : Number(count)
}
