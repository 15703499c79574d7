import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { inParallel } from '../../src/lib/in-parallel.ts'
import { siteContent } from '../site/site.ts'
import { toArticle, type Article } from './to-article.ts'

const covers = {
  svg: 'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc/cover.svg',
  jpg: 'news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg',
}

export interface ArticleOptions {
  /** How many: those with the numbers from `first` on. */
  count: number
  /** 0 by default. */
  first?: number
  seed: number
}

/** Writes articles into a folder of content. @see toArticle for what they contain */
export async function writeArticles(content: string, { count, first = 0, seed }: ArticleOptions): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  await inParallel(numbers, 32, (number) => writeArticle(content, toArticle(number, seed)))
}

/** Writes one article. @returns its folder */
export async function writeArticle(content: string, article: Article): Promise<string> {
  const folder = join(content, article.collection, article.slug)
  await mkdir(folder, { recursive: true })
  if (article.cover) await copyFile(resolve(siteContent, covers[article.cover]), join(folder, `cover.${article.cover}`))
  const files = { ...article.documents, ...toTexts(article), 'entry.yaml': `${article.facts.join('\n')}\n` }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

function toTexts({ texts, cover }: Article): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => {
      const { title, summary, body } = texts[locale]
      const matter = [`title: ${title}`, `summary: ${summary}`, ...(cover ? ['coverAlt: Minh hoạ'] : [])]
      return [`${locale}.md`, `---\n${matter.join('\n')}\n---\n\n${body}\n`]
    }),
  )
}
