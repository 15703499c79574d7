import { firmPages } from '#brand'
import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { dataMeanings } from '#features/open-data/build/data-units.ts'
import type { SustainabilityFacts } from '../collection.ts'

interface Row {
  indicator: SustainabilityFacts['indicators'][number]
  year: number
  value: string
  publishedAt: string
  sample: boolean
}

const topics = { 'moi-truong': 'environment', 'xa-hoi': 'social', 'quan-tri': 'governance' } as const

/** The indicators of sustainability: a row for each in each year. */
export const indicatorSet = defineDataSet<Row>({
  name: 'phat-trien-ben-vung',
  title: /*i18n*/ { id: 'build.data.esg.title', message: 'Chỉ tiêu môi trường, xã hội và quản trị' },
  about: /*i18n*/ {
    id: 'build.data.esg.about',
    message:
      'Mỗi dòng là một chỉ tiêu trong một năm, kèm số hiệu tiêu chuẩn GRI; phạm vi và cách tính có trên trang Phát triển bền vững.',
  },
  page: toHref(firmPages.sustainability),
  sheet: /*i18n*/ { id: 'build.data.esg.sheet', message: 'ESG' },
  toRows,
  changedAt: ({ publishedAt }) => publishedAt,
  isSample: ({ sample }) => sample,
  columns: {
    topic: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.esg.topic', message: 'Lĩnh vực' },
      values: {
        environment: /*i18n*/ { id: 'build.data.esg.topic.environment', message: 'môi trường' },
        social: /*i18n*/ { id: 'build.data.esg.topic.social', message: 'xã hội' },
        governance: /*i18n*/ { id: 'build.data.esg.topic.governance', message: 'quản trị' },
      },
      of: ({ indicator }) => topics[indicator.topic],
    },
    indicator: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.esg.indicator', message: 'Chỉ tiêu' },
      of: ({ indicator }, { locale }) => indicator.name[locale],
    },
    gri: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.esg.gri', message: 'Số hiệu tiêu chuẩn GRI, cách nhau bằng dấu cách' },
      of: ({ indicator }) => indicator.gri.join(' ') || null,
    },
    year: {
      type: 'year',
      meaning: /*i18n*/ { id: 'build.data.esg.year', message: 'Năm' },
      of: ({ year }) => year,
    },
    value: {
      type: 'decimal',
      meaning: /*i18n*/ { id: 'build.data.esg.value', message: 'Giá trị' },
      of: ({ value }) => value,
    },
    unit: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.esg.unit', message: 'Đơn vị' },
      of: ({ indicator }, { locale }) => indicator.unit[locale],
    },
    published_at: { type: 'moment', meaning: dataMeanings.publishedAt, of: ({ publishedAt }) => publishedAt },
  },
})

function toRows({ content }: DataContext): Row[] {
  const entry = content.entries.sustainability.find(({ isListed }) => isListed)
  if (!entry) return []
  const { indicators, publishedAt, sample } = entry.facts
  return indicators.flatMap((indicator) =>
    indicator.values.map(({ year, value }) => ({ indicator, year, value, publishedAt, sample })),
  )
}
