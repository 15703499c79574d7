import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { ascending } from '#lib/order.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'

type ListFacts = Entry<'margin-lists'>['facts']

interface Row {
  security: ListFacts['securities'][number]
  list: ListFacts
}

const url: BuildText = /*i18n*/ {
  id: 'build.margin.file.url',
  message: 'danh-muc-ky-quy',
  comment: 'Part of an address: a-z and hyphens, another one in each language',
}

/** Columns of this file have names for people, which say what they mean. */
const named = (meaning: BuildText) => ({ heading: meaning, meaning })

/** The margin list in force. */
export const marginSet = defineDataSet<Row>({
  name: 'danh-muc-ky-quy',
  title: /*i18n*/ { id: 'build.margin.file.saved', message: 'Danh mục ký quỹ đang áp dụng' },
  about: /*i18n*/ {
    id: 'build.data.margin.about',
    message: 'Mỗi dòng là một chứng khoán được giao dịch ký quỹ tại Công ty, với tỷ lệ cho vay tối đa.',
  },
  page: toHref('/ho-tro/danh-muc-ky-quy'),
  pathOf: ({ translate }) => `/tai-lieu/danh-muc-ky-quy/${foldToSlug(translate(url))}`,
  toRows,
  changedAt: ({ list }) => list.publishedAt,
  isSample: ({ list }) => list.sample,
  columns: {
    ticker: {
      type: 'text',
      ...named(/*i18n*/ { id: 'build.margin.column.ticker', message: 'Mã' }),
      of: ({ security }) => security.ticker,
    },
    loan_percent: {
      type: 'integer',
      ...named(/*i18n*/ { id: 'build.margin.column.loan', message: 'Tỷ lệ cho vay tối đa (%)' }),
      of: ({ security }) => security.loanPercent,
    },
    since: {
      type: 'date',
      ...named(/*i18n*/ { id: 'build.margin.column.since', message: 'Áp dụng từ' }),
      of: ({ security }) => security.since,
    },
  },
})

function toRows({ content }: DataContext): Row[] {
  const inForce = content.entries['margin-lists'].find(({ isListed }) => isListed)
  if (!inForce) return []
  const list = inForce.facts
  return list.securities.toSorted((a, b) => ascending(a.ticker, b.ticker)).map((security) => ({ security, list }))
}
