import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toIssuedShares, type Capital } from '#features/company/capital-and-listing.ts'
import { dataUnits } from '#features/open-data/build/data-units.ts'
import { findNotice } from './find-notice.ts'

interface CapitalStep extends Capital {
  sample: boolean
}

export const capitalSet = defineDataSet<CapitalStep>({
  name: 'von-dieu-le',
  title: /*i18n*/ { id: 'build.data.capital.title', message: 'Vốn điều lệ và số cổ phiếu đã phát hành' },
  about: /*i18n*/ {
    id: 'build.data.capital.about',
    message: 'Mỗi dòng là một mức vốn điều lệ, có hiệu lực từ ngày của văn bản ghi nhận, mức cũ nhất ở trên.',
  },
  page: toHref('/quan-he-co-dong/co-phieu'),
  sheet: /*i18n*/ { id: 'build.data.capital.sheet', message: 'Vốn điều lệ' },
  toRows: toSteps,
  changedAt: ({ since }) => since,
  isSample: ({ sample }) => sample,
  columns: {
    since: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.capital.since', message: 'Ngày của văn bản ghi nhận mức vốn này' },
      of: ({ since }) => since,
    },
    charter_capital: {
      type: 'decimal',
      unit: dataUnits.dong,
      meaning: /*i18n*/ { id: 'build.data.capital.amount', message: 'Vốn điều lệ' },
      of: ({ amount }) => amount,
    },
    issued_shares: {
      type: 'integer',
      unit: dataUnits.shares,
      meaning: /*i18n*/ {
        id: 'build.data.capital.issued',
        message: 'Số cổ phiếu đã phát hành, theo mệnh giá 10.000 đồng',
      },
      of: (capital) => Number(toIssuedShares(capital)),
    },
    document: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.capital.document', message: 'Văn bản ghi nhận' },
      of: ({ document }, { locale }) => document[locale],
    },
    notice: {
      type: 'address',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.capital.notice', message: 'Địa chỉ của thông báo về đợt phát hành' },
      of: ({ issue }, context) => findNotice(issue, context),
    },
  },
})

function toSteps({ content }: DataContext): CapitalStep[] {
  const profile = content.entries.profile.find(({ isListed }) => isListed)
  if (!profile) return []
  const { charterCapital, sample } = profile.facts
  return charterCapital.map((capital) => ({ ...capital, sample }))
}
