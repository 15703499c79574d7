import { defineDataSet, type DataContext } from '#engine/model/content/data-set.ts'
import { toAttachmentUrl, type Attachment } from '#engine/model/entries/attachments.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import { dataMeanings, dataUnits } from '#features/open-data/build/data-units.ts'
import { descending } from '#lib/order.ts'

/** The collections of disclosures, with the words of files for programs. */
const kinds = {
  disclosures: 'disclosure',
  'periodic-reports': 'periodic_report',
  governance: 'governance',
  'share-management': 'shares',
} as const
const collections = ['disclosures', 'periodic-reports', 'governance', 'share-management'] as const

interface Row {
  entry: Entry<(typeof collections)[number]>
  /** Null for one without documents. */
  document: Attachment | null
}

/** Each document that was disclosed, with what it takes to find it and to prove that it is the same. */
export const disclosureSet = defineDataSet<Row>({
  name: 'cong-bo-thong-tin',
  title: /*i18n*/ { id: 'build.data.disclosures.title', message: 'Danh mục tài liệu đã công bố' },
  about: /*i18n*/ {
    id: 'build.data.disclosures.about',
    message:
      'Mỗi dòng là một tài liệu đã công bố trên trang này, với thời điểm đăng, địa chỉ và mã SHA-256 để kiểm tra; tin mới nhất ở trên. Tin không kèm tài liệu có một dòng; tin bị thu hồi vẫn còn, tài liệu đã gỡ thì không.',
  },
  page: toHref('/quan-he-co-dong/cong-bo-thong-tin'),
  toRows,
  changedAt: ({ entry }) => entry.facts.withdrawal?.at ?? entry.facts.publishedAt,
  isSample: ({ entry }) => entry.facts.sample,
  columns: {
    published_at: { type: 'moment', meaning: dataMeanings.publishedAt, of: ({ entry }) => entry.facts.publishedAt },
    kind: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.disclosures.kind', message: 'Mục' },
      values: {
        disclosure: /*i18n*/ { id: 'build.data.disclosures.kind.disclosure', message: 'công bố thông tin' },
        periodic_report: /*i18n*/ { id: 'build.data.disclosures.kind.periodic-report', message: 'báo cáo định kỳ' },
        governance: /*i18n*/ { id: 'build.data.disclosures.kind.governance', message: 'quản trị công ty' },
        shares: /*i18n*/ { id: 'build.data.disclosures.kind.shares', message: 'cổ phần, cổ phiếu' },
      },
      of: ({ entry }) => kinds[entry.collection],
    },
    code: {
      type: 'text',
      meaning: /*i18n*/ {
        id: 'build.data.disclosures.code',
        message: 'Phân loại trong mục, như trên địa chỉ của trang',
      },
      of: ({ entry }) => ('code' in entry.facts ? entry.facts.code : entry.facts.kind),
    },
    ref_no: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.ref-no', message: 'Số hiệu văn bản' },
      of: ({ entry }) => ('refNo' in entry.facts ? entry.facts.refNo : null),
    },
    title: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.disclosures.entry', message: 'Tiêu đề của tin' },
      of: ({ entry }, { locale }) => pickText(entry.texts, locale).title,
    },
    status: {
      type: 'text',
      meaning: /*i18n*/ { id: 'build.data.disclosures.status', message: 'Tình trạng' },
      values: {
        published: /*i18n*/ { id: 'build.data.disclosures.status.published', message: 'đang hiển thị' },
        withdrawn: /*i18n*/ { id: 'build.data.disclosures.status.withdrawn', message: 'đã thu hồi' },
      },
      of: ({ entry }) => (entry.facts.withdrawal ? 'withdrawn' : 'published'),
    },
    page: {
      type: 'address',
      meaning: /*i18n*/ { id: 'build.data.disclosures.page', message: 'Địa chỉ của tin' },
      of: ({ entry }, { locale, origin }) => origin + linkToEntry(entry, locale).href,
    },
    document: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.document', message: 'Tên tài liệu' },
      of: ({ document }, { locale }) => document?.title[locale],
    },
    language: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.language', message: 'Ngôn ngữ của tài liệu' },
      of: ({ document }) => document?.language,
    },
    file: {
      type: 'address',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.file', message: 'Địa chỉ của tài liệu' },
      of: ({ document }, { origin }) => document && origin + toAttachmentUrl(document),
    },
    bytes: {
      type: 'integer',
      unit: dataUnits.bytes,
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.bytes', message: 'Dung lượng' },
      of: ({ document }) => document?.bytes,
    },
    sha256: {
      type: 'text',
      isOptional: true,
      meaning: /*i18n*/ { id: 'build.data.disclosures.sha256', message: 'Mã SHA-256 của tài liệu, theo hệ 16' },
      of: ({ document }) => document?.sha256,
    },
  },
})

function toRows({ content }: DataContext): Row[] {
  return collections
    .flatMap((collection): Row['entry'][] => content.entries[collection])
    .toSorted((a, b) => descending(a.facts.publishedAt, b.facts.publishedAt))
    .flatMap((entry): Row[] =>
      entry.attachments.length === 0
        ? [{ entry, document: null }]
        : entry.attachments.map((document) => ({ entry, document })),
    )
}
