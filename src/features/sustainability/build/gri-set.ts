import { firmPages } from '#brand'
import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { SustainabilityFacts } from '../collection.ts'

interface Row {
  disclosure: SustainabilityFacts['disclosures'][number]
  publishedAt: string
  sample: boolean
}

/** The GRI content index. */
export const griSet = defineDataSet<Row>({
  name: 'bang-tra-cuu-gri',
  title: /*i18n*/ { id: 'build.data.gri.title', message: 'Bảng tra cứu theo tiêu chuẩn GRI' },
  about: /*i18n*/ {
    id: 'build.data.gri.about',
    message: 'Mỗi dòng là một nội dung của tiêu chuẩn GRI: trang nào trả lời, hoặc vì sao chưa công bố.',
  },
  page: toHref(firmPages.sustainability),
  sheet: /*i18n*/ { id: 'build.data.gri.sheet', message: 'GRI' },
  toRows,
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ sample }) => sample,
  columns: {
    disclosure: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.gri.number', message: 'Số hiệu' },
      of: ({ disclosure }) => disclosure.number,
    },
    title: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.gri.name', message: 'Tên ngắn trong tiêu chuẩn' },
      of: ({ disclosure }, { locale }) => disclosure.title[locale],
    },
    pages: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.gri.pages', message: 'Địa chỉ các trang trả lời, cách nhau bằng dấu cách' },
      of: ({ disclosure }, { origin }) => disclosure.pages.map((path) => origin + path).join(' ') || null,
    },
    omission: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.gri.omission', message: 'Lý do chưa công bố, hoặc chưa công bố đủ' },
      of: ({ disclosure }, { locale }) => disclosure.omission?.[locale],
    },
  },
})

function toRows({ content }: DataContext): Row[] {
  const entry = content.entries.sustainability.find(({ isListed }) => isListed)
  if (!entry) return []
  const { disclosures, publishedAt, sample } = entry.facts
  return disclosures.map((disclosure) => ({ disclosure, publishedAt, sample }))
}
