import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '../../src/lib/in-parallel.ts'
import { locales } from '../../src/model/locale/locale.ts'
import { listKinds } from '../../src/model/vocabulary/list-kinds.ts'

const words = (
  'thị trường cổ phiếu nhà đầu tư lợi nhuận doanh thu phiên giao dịch chỉ số thanh khoản trái phiếu lãi suất tỷ giá ' +
  'ngân hàng doanh nghiệp quý báo cáo kế hoạch vốn điều lệ cổ tức danh mục rủi ro dòng tiền định giá triển vọng'
).split(' ')

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32): the same seed gives the same articles on any machine. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Writes news in all languages, about 700 words each, with headings, links among them and, for one of them in ten, a table,
 * in twenty a cover, and in fifty a correction.
 */
export async function writeArticles(content: string, { count, seed, cover }: ArticleOptions): Promise<void> {
  const articles = Array.from({ length: count }, (_, index) => toArticle(index, createRandom(seed + index)))
  await inParallel(articles, 32, async ({ slug, files, hasCover }) => {
    const folder = join(content, 'news', slug)
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    if (hasCover) await copyFile(cover, join(folder, 'cover.svg'))
  })
}

export interface ArticleOptions {
  count: number
  seed: number
  /** An SVG file, used as the cover of some articles. */
  cover: string
}

interface Article {
  slug: string
  files: Readonly<Record<string, string>>
  hasCover: boolean
}

const toSlug = (index: number) => `bai-viet-${index}`

function toArticle(index: number, random: () => number): Article {
  const pick = <Item>(items: readonly Item[], fallback: Item) => items[Math.floor(random() * items.length)] ?? fallback
  const toWords = (count: number) => Array.from({ length: count }, () => pick(words, '')).join(' ')
  const day = new Date(Date.UTC(2012, 0, 1 + Math.floor(random() * 5000))).toISOString().slice(0, 10)
  const hasCover = index % 20 === 0
  // Corrections are published after everything that they may correct.
  const corrected = index % 50 === 49 ? toSlug(index - 1) : undefined
  const facts = [
    `category: ${pick(listKinds.news, listKinds.news[0])}`,
    `publishedAt: ${corrected === undefined ? day : '2026-06-01'}T08:30+07:00`,
    'sample: true',
    ...(hasCover ? ['cover: cover.svg'] : []),
    ...(corrected === undefined
      ? []
      : ['corrects:', `  entry: ${corrected}`, '  reason: { vi: Số liệu, en: Figures }']),
  ]
  const toText = () => {
    const sections = Array.from({ length: 6 }, (_, section) => `## ${toWords(4)} ${section}\n\n${toWords(110)}.`)
    const link = `Xem [bài trước](/tin-tuc/${toSlug(Math.max(0, index - 1))}).`
    const table = index % 10 === 0 ? ['| Chỉ tiêu | Giá trị |\n|---|---|\n| A | 1 |\n| B | 2 |'] : []
    const matter = [`title: ${toWords(8)}`, `summary: ${toWords(25)}`, ...(hasCover ? ['coverAlt: Minh hoạ'] : [])]
    return `---\n${matter.join('\n')}\n---\n\n${[...sections, ...table, link].join('\n\n')}\n`
  }
  const texts = Object.fromEntries(locales.map((locale) => [`${locale}.md`, toText()]))
  return { slug: toSlug(index), files: { 'entry.yaml': `${facts.join('\n')}\n`, ...texts }, hasCover }
}
