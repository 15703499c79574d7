import { defineDataSet } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { dataMeanings, dataUnits } from '#features/open-data/build/data-units.ts'
import { findNotice } from './find-notice.ts'
import { toForeignHoldings, type ForeignHolding } from './to-foreign-holdings.ts'

export const foreignSet = defineDataSet<ForeignHolding>({
  name: 'so-huu-nuoc-ngoai',
  title: /*i18n*/ { id: 'build.data.foreign.title', message: 'Sở hữu nước ngoài và phần còn được mua' },
  about: /*i18n*/ {
    id: 'build.data.foreign.about',
    message:
      'Mỗi dòng là sở hữu của nhà đầu tư nước ngoài tại ngày lập danh sách người sở hữu, ngày mới nhất ở trên. Phần còn được mua thay đổi trong từng phiên: con số hiện hành do Tổng công ty Lưu ký và Sở giao dịch công bố.',
  },
  page: toHref('/quan-he-co-dong/co-phieu'),
  sheet: /*i18n*/ { id: 'build.data.foreign.sheet', message: 'Sở hữu nước ngoài' },
  toRows: ({ content }) => toForeignHoldings(content),
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ sample }) => sample,
  columns: {
    as_of: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.foreign.as-of', message: 'Ngày lập danh sách người sở hữu' },
      of: ({ asOf }) => asOf,
    },
    held_shares: {
      type: 'integer',
      unit: dataUnits.shares,
      meaning: /*i18n*/ { id: 'build.data.foreign.held', message: 'Số cổ phiếu nhà đầu tư nước ngoài nắm giữ' },
      of: ({ shares }) => Number(shares),
    },
    held_percent: {
      type: 'decimal',
      unit: dataUnits.percent,
      meaning: /*i18n*/ { id: 'build.data.foreign.percent', message: 'Phần của số cổ phiếu đã phát hành, làm tròn' },
      of: ({ percent }) => percent,
    },
    limit_percent: {
      type: 'decimal',
      unit: dataUnits.percent,
      meaning: /*i18n*/ { id: 'build.data.foreign.limit', message: 'Tỷ lệ sở hữu nước ngoài tối đa' },
      of: ({ limitPercent }) => limitPercent,
    },
    room_shares: {
      type: 'integer',
      unit: dataUnits.shares,
      meaning: /*i18n*/ {
        id: 'build.data.foreign.room',
        message: 'Số cổ phiếu còn được mua vào ngày đó, tính từ hai cột trên',
      },
      of: ({ room }) => Number(room),
    },
    notice: {
      type: 'address',
      isOptional: true,
      meaning: dataMeanings.notice,
      of: ({ notice }, context) => findNotice(notice, context),
    },
  },
})
