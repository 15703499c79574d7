import { defineDataSet } from '#engine/model/content/data-set.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { dataMeanings, dataUnits } from '#features/open-data/build/data-units.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import { toStatedDividends, type StatedDividend } from './to-dividends.ts'

const title: BuildText = /*i18n*/ { id: 'build.dividends.file', message: 'Lịch sử cổ tức' }

export const dividendSet = defineDataSet<StatedDividend>({
  name: 'co-tuc',
  title,
  about: /*i18n*/ {
    id: 'build.data.dividends.about',
    message:
      'Mỗi dòng là một đợt chi trả hoặc tạm ứng cổ tức đã thông báo, đợt mới nhất ở trên; thông báo bị thay thế hoặc thu hồi không có ở đây.',
  },
  page: toHref('/quan-he-co-dong/co-phieu'),
  pathOf: ({ locale, translate }) => `/tai-lieu/co-tuc/${foldToSlug(translate(title))}.${locale}`,
  sheet: /*i18n*/ { id: 'build.data.dividends.sheet', message: 'Cổ tức' },
  toRows: toStatedDividends,
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ dividend }) => dividend.sample,
  columns: {
    fiscal_year: {
      type: 'year',
      meaning: /*i18n*/ { id: 'build.data.dividends.fiscal-year', message: 'Năm tài chính có lợi nhuận được chia' },
      of: ({ dividend: { fiscalYear } }) => fiscalYear,
    },
    interim: {
      type: 'boolean',
      meaning: /*i18n*/ { id: 'build.data.dividends.interim', message: 'Là tạm ứng' },
      of: ({ dividend: { isInterim } }) => isInterim,
    },
    form: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.dividends.form', message: 'Hình thức' },
      values: {
        cash: /*i18n*/ { id: 'build.data.dividends.form.cash', message: 'bằng tiền' },
        shares: /*i18n*/ { id: 'build.data.dividends.form.shares', message: 'bằng cổ phiếu' },
      },
      of: ({ dividend: { form } }) => (form === 'tien' ? 'cash' : 'shares'),
    },
    rate_percent: {
      type: 'decimal',
      unit: dataUnits.percent,
      meaning: /*i18n*/ {
        id: 'build.data.dividends.rate',
        message: 'Tỷ lệ: bằng tiền là phần trăm của mệnh giá, bằng cổ phiếu là số cổ phiếu mới cho 100 cổ phiếu',
      },
      of: ({ dividend: { rate } }) => rate,
    },
    vnd_per_share: {
      type: 'decimal',
      unit: dataUnits.dong,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.dividends.per-share', message: 'Số tiền cho mỗi cổ phiếu, trước thuế' },
      of: ({ dividend: { perShare } }) => perShare,
    },
    ex_date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.dividends.ex-date', message: 'Ngày giao dịch không hưởng quyền' },
      of: ({ dividend: { exDate } }) => exDate,
    },
    record_date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.dividends.record-date', message: 'Ngày đăng ký cuối cùng' },
      of: ({ dividend: { recordDate } }) => recordDate,
    },
    pay_date: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.dividends.pay-date', message: 'Ngày thanh toán' },
      of: ({ dividend: { payDate } }) => payDate,
    },
    title: { type: 'text', meaning: dataMeanings.title, of: ({ dividend: { link } }) => link.title },
    notice: {
      type: 'address',
      meaning: dataMeanings.notice,
      of: ({ dividend: { link } }, { origin }) => origin + link.href,
    },
  },
})
