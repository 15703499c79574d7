import { defineDataSet } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { dataUnits } from '#features/open-data/build/data-units.ts'
import type { CoveredCompany } from '../payload.ts'
import { toCoverage } from './to-coverage.ts'

/** The words of files for programs, in place of those of the content. */
const ratings = { mua: 'buy', 'nam-giu': 'hold', ban: 'sell' } as const satisfies Record<
  CoveredCompany['rating'],
  string
>
const sectors = {
  'ngan-hang': 'banks',
  'bat-dong-san': 'property',
  thep: 'steel',
  'ban-le': 'retail',
  'cong-nghe': 'technology',
  'dien-nuoc': 'utilities',
  'dau-khi': 'oil_and_gas',
  logistics: 'logistics',
  'tieu-dung': 'consumer_goods',
  'cong-nghiep': 'industrials',
} as const satisfies Record<CoveredCompany['sector'], string>

/** The words of a rating. */
const ratingWords = {
  buy: /*i18n*/ { id: 'build.data.coverage.rating.buy', message: 'mua' },
  hold: /*i18n*/ { id: 'build.data.coverage.rating.hold', message: 'nắm giữ' },
  sell: /*i18n*/ { id: 'build.data.coverage.rating.sell', message: 'bán' },
} as const

export const coverageSet = defineDataSet<CoveredCompany>({
  name: 'doanh-nghiep-theo-doi',
  title: /*i18n*/ { id: 'build.data.coverage.title', message: 'Khuyến nghị và giá mục tiêu' },
  about: /*i18n*/ {
    id: 'build.data.coverage.about',
    message:
      'Mỗi dòng là một doanh nghiệp đang được theo dõi, theo báo cáo mới nhất; khuyến nghị kèm rủi ro và lưu ý trách nhiệm trong báo cáo đó.',
  },
  page: toHref('/trung-tam-phan-tich'),
  sheet: /*i18n*/ { id: 'build.data.coverage.sheet', message: 'Khuyến nghị' },
  toRows: toCoverage,
  changedAt: ({ reportDate }) => reportDate,
  isSample: ({ sample }) => sample,
  columns: {
    ticker: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.coverage.ticker', message: 'Mã chứng khoán' },
      of: ({ ticker }) => ticker,
    },
    company: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.coverage.company', message: 'Tên doanh nghiệp' },
      of: ({ name }) => name,
    },
    exchange: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.coverage.exchange', message: 'Sàn giao dịch' },
      of: ({ exchange }) => exchange,
    },
    sector: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.coverage.sector', message: 'Ngành' },
      values: {
        banks: /*i18n*/ { id: 'build.data.coverage.sector.banks', message: 'ngân hàng' },
        property: /*i18n*/ { id: 'build.data.coverage.sector.property', message: 'bất động sản' },
        steel: /*i18n*/ { id: 'build.data.coverage.sector.steel', message: 'thép' },
        retail: /*i18n*/ { id: 'build.data.coverage.sector.retail', message: 'bán lẻ' },
        technology: /*i18n*/ { id: 'build.data.coverage.sector.technology', message: 'công nghệ' },
        utilities: /*i18n*/ { id: 'build.data.coverage.sector.utilities', message: 'điện, nước' },
        oil_and_gas: /*i18n*/ { id: 'build.data.coverage.sector.oil-and-gas', message: 'dầu khí' },
        logistics: /*i18n*/ { id: 'build.data.coverage.sector.logistics', message: 'logistics' },
        consumer_goods: /*i18n*/ { id: 'build.data.coverage.sector.consumer-goods', message: 'hàng tiêu dùng' },
        industrials: /*i18n*/ { id: 'build.data.coverage.sector.industrials', message: 'sản xuất công nghiệp' },
      },
      of: ({ sector }) => sectors[sector],
    },
    rating: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.coverage.rating', message: 'Khuyến nghị' },
      values: ratingWords,
      of: ({ rating }) => ratings[rating],
    },
    target_price: {
      type: 'decimal',
      unit: dataUnits.dong,
      meaning: /*i18n*/ { id: 'build.data.coverage.target', message: 'Giá mục tiêu 12 tháng' },
      of: ({ targetPrice }) => targetPrice,
    },
    price: {
      type: 'decimal',
      unit: dataUnits.dong,
      meaning: /*i18n*/ { id: 'build.data.coverage.price', message: 'Giá đóng cửa dùng để so sánh trong báo cáo' },
      of: ({ priceAt }) => priceAt.price,
    },
    price_date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.coverage.price-date', message: 'Phiên của giá đó' },
      of: ({ priceAt }) => priceAt.date,
    },
    upside_percent: {
      type: 'decimal',
      unit: dataUnits.percent,
      meaning: /*i18n*/ { id: 'build.data.coverage.upside', message: 'Giá mục tiêu so với giá đó' },
      of: ({ upside }) => upside,
    },
    report_date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.coverage.report-date', message: 'Ngày của báo cáo' },
      of: ({ reportDate }) => reportDate,
    },
    previous_rating: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.coverage.previous-rating', message: 'Khuyến nghị trước đó' },
      values: ratingWords,
      of: ({ previous }) => previous && ratings[previous.rating],
    },
    previous_target_price: {
      type: 'decimal',
      unit: dataUnits.dong,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.coverage.previous-target', message: 'Giá mục tiêu trước đó, nếu có' },
      of: ({ previous }) => previous?.targetPrice,
    },
    previous_date: {
      type: 'date',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.coverage.previous-date', message: 'Ngày của khuyến nghị trước đó' },
      of: ({ previous }) => previous?.date,
    },
    report: {
      type: 'address',
      meaning: /*i18n*/ { id: 'build.data.coverage.report', message: 'Địa chỉ của báo cáo' },
      of: ({ href }, { origin }) => origin + href,
    },
  },
})
