import { tags } from '../../src/brand/tags.ts'
import { locales, type Locale } from '../../src/engine/model/locale/locale.ts'
import { toWorkingDay } from '../../src/features/disclosures/build/public-holidays.ts'
import { listKinds } from '../../src/features/lists/list-kinds.ts'
import { createRandom } from './create-random.ts'

const words = (
  'thị trường cổ phiếu nhà đầu tư lợi nhuận doanh thu phiên giao dịch chỉ số thanh khoản trái phiếu lãi suất tỷ giá ' +
  'ngân hàng doanh nghiệp quý báo cáo kế hoạch vốn điều lệ cổ tức danh mục rủi ro dòng tiền định giá triển vọng'
).split(' ')

/** An entry of the benchmarks, before it is written in the form of this project, or of another that is compared. */
export interface Article {
  collection: 'news' | 'disclosures' | 'reports'
  slug: string
  /** Its address on the site. */
  path: string
  /** Such as 2020-03-01T08:30+07:00. */
  publishedAt: string
  /** Lines of `entry.yaml`. */
  facts: readonly string[]
  texts: Readonly<Record<Locale, ArticleText>>
  /** `svg` or `jpg` where it has a cover. */
  cover: 'svg' | 'jpg' | undefined
  /** Further files of its folder, by name. */
  documents: Readonly<Record<string, string>>
}

export interface ArticleText {
  title: string
  summary: string
  /** Markdown. */
  body: string
}

/**
 * The article of a number: the same whatever the size of the corpus. Of 25, one is a disclosure with a document, one a
 * report, the others are news. One in ten has a table, one in twenty a cover (every other one a photo), one in three tags,
 * one in fifty corrects and one in fifty supersedes the one before it. Each has about 700 words in each language, in six
 * sections, and links to two others.
 */
export function toArticle(index: number, seed: number): Article {
  const random = createRandom(seed + index)
  const collection = toCollection(index)
  // The checks advise against holidays.
  const day = toWorkingDay(new Date(Date.UTC(2012, 0, 1 + Math.floor(random() * 5000))).toISOString().slice(0, 10))
  const former = toSlug(index - 1)
  // Those that refer to another are published after everything that they may refer to.
  const relation =
    index % 50 === 49
      ? ['corrects:', `  entry: ${former}`, '  reason: { vi: Số liệu, en: Figures }']
      : index % 50 === 24
        ? [`supersedes: ${former}`]
        : []
  const published = relation.length > 0 ? '2026-06-01' : day
  const cover = index % 20 !== 0 || collection === 'disclosures' ? undefined : index % 40 === 0 ? 'svg' : 'jpg'
  const facts = [
    ...toOwnFacts(collection, { index, day: published, random }),
    `publishedAt: ${published}T08:30+07:00`,
    'sample: true',
    ...(random() < 1 / 3 ? [`tags: [${pick(tags, random)}]`] : []),
    ...(cover === undefined ? [] : [`cover: cover.${cover}`]),
    ...relation,
  ]
  const texts = Object.fromEntries(locales.map((locale) => [locale, toText(index, random)]))
  return {
    collection,
    slug: toSlug(index),
    path: toPath(index),
    publishedAt: `${published}T08:30+07:00`,
    facts,
    texts: texts as Article['texts'], // made from all languages
    cover,
    documents:
      collection === 'disclosures' ? { 'so-lieu.csv': `Chỉ tiêu,Giá trị\n${toWords(2, random)},${index}\n` } : {},
  }
}

const paths = { news: '/tin-tuc', disclosures: '/cong-bo-thong-tin', reports: '/bao-cao-phan-tich' } as const

function toCollection(index: number): Article['collection'] {
  return index % 25 === 7 ? 'disclosures' : index % 25 === 13 ? 'reports' : 'news'
}

const toSlug = (index: number) => `bai-viet-${index}`
const toPath = (index: number) => `${paths[toCollection(index)]}/${toSlug(index)}`

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

function toWords(count: number, random: () => number): string {
  return Array.from({ length: count }, () => pick(words, random)).join(' ')
}

interface FactsInput {
  index: number
  day: string
  random: () => number
}

function toOwnFacts(collection: Article['collection'], { index, day, random }: FactsInput): string[] {
  switch (collection) {
    case 'news':
      return [`category: ${pick(listKinds.news, random)}`]
    case 'reports':
      return [
        'type: nganh',
        `sector: ${pick(listKinds.reports, random)}`,
        `reportDate: ${day}`,
        'analysts: [{ vi: Chuyên viên A, en: Analyst A }]',
      ]
    case 'disclosures':
      return [
        'code: theo-yeu-cau',
        `refNo: "${index}/CBTT-MAU"`,
        `documentDate: ${day}`,
        'discloser: { vi: Người công bố A, en: Disclosure Officer A }',
        'legalBasis: { vi: Quy định A, en: Regulation A }',
        'attachments:',
        '  - { file: so-lieu.csv, kind: bang-tinh, language: both, title: { vi: Số liệu, en: Figures } }',
      ]
  }
}

function toText(index: number, random: () => number): ArticleText {
  const sections = Array.from(
    { length: 6 },
    (_, section) => `## ${section} ${toWords(4, random)}\n\n${toWords(110, random)}.`,
  )
  const links = [1, 10].map((distance) => `[bài ${distance}](${toPath(Math.max(0, index - distance))})`)
  return {
    title: toWords(8, random),
    summary: toWords(25, random),
    body: [...sections, ...(index % 10 === 0 ? [toTable(random)] : []), `Xem ${links.join(' và ')}.`].join('\n\n'),
  }
}

function toTable(random: () => number): string {
  const rows = Array.from({ length: 8 }, () => {
    const values = Array.from({ length: 3 }, () => Math.floor(random() * 10_000))
    return `| ${[toWords(2, random), ...values].join(' | ')} |`
  })
  return ['| Chỉ tiêu | 2024 | 2025 | 2026 |', '|---|---:|---:|---:|', ...rows].join('\n')
}
