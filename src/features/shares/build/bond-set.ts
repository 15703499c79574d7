import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { dataMeanings, dataUnits } from '#features/open-data/build/data-units.ts'
import { toStatedBonds } from './to-holdings.ts'

type Notice = Entry<'share-management'>

interface Row {
  notice: Notice
  bond: NonNullable<Notice['facts']['bond']>
}

export const bondSet = defineDataSet<Row>({
  name: 'trai-phieu',
  title: /*i18n*/ { id: 'build.data.bonds.title', message: 'Trái phiếu của Công ty' },
  about: /*i18n*/ {
    id: 'build.data.bonds.about',
    message: 'Mỗi dòng là một mã trái phiếu theo thông báo mới nhất về mã đó, kể cả mã đã trả hết.',
  },
  page: toHref('/quan-he-co-dong/co-phieu'),
  sheet: /*i18n*/ { id: 'build.data.bonds.sheet', message: 'Trái phiếu' },
  toRows: (context: DataContext) => toStatedBonds(context.content),
  changedAt: ({ notice }) => notice.facts.publishedAt,
  isSample: ({ notice }) => notice.facts.sample,
  columns: {
    code: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.bonds.code', message: 'Mã trái phiếu' },
      of: ({ bond }) => bond.code,
    },
    issued: {
      type: 'decimal',
      unit: dataUnits.dong,
      meaning: /*i18n*/ { id: 'build.data.bonds.issued', message: 'Tổng mệnh giá phát hành' },
      of: ({ bond }) => bond.issued,
    },
    outstanding: {
      type: 'decimal',
      unit: dataUnits.dong,
      meaning: /*i18n*/ { id: 'build.data.bonds.outstanding', message: 'Dư nợ gốc' },
      of: ({ bond }) => bond.outstanding,
    },
    as_of: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.bonds.as-of', message: 'Ngày của dư nợ gốc' },
      of: ({ bond }) => bond.asOf,
    },
    issued_on: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.bonds.issued-on', message: 'Ngày phát hành' },
      of: ({ bond }) => bond.issuedOn,
    },
    matures_on: {
      type: 'date',
      meaning: /*i18n*/ { id: 'build.data.bonds.matures-on', message: 'Ngày đáo hạn' },
      of: ({ bond }) => bond.maturesOn,
    },
    rate_percent: {
      type: 'decimal',
      unit: dataUnits.percent,
      meaning: /*i18n*/ { id: 'build.data.bonds.rate', message: 'Lãi suất một năm' },
      of: ({ bond }) => bond.rate,
    },
    rate_kind: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.bonds.rate-kind', message: 'Cách tính lãi' },
      values: {
        fixed: /*i18n*/ { id: 'build.data.bonds.rate-kind.fixed', message: 'cố định' },
        floating: /*i18n*/ { id: 'build.data.bonds.rate-kind.floating', message: 'thả nổi' },
      },
      of: ({ bond }) => (bond.rateKind === 'co-dinh' ? 'fixed' : 'floating'),
    },
    notice: {
      type: 'address',
      meaning: dataMeanings.notice,
      of: ({ notice }, { locale, origin }) => origin + linkToEntry(notice, locale).href,
    },
  },
})
