import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../../src/compiler/read-content.ts'
import { siteContent, siteMoment } from '../site/site.ts'
import { writeArticles } from './write-articles.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const cover = join(siteContent, 'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc/cover.svg')

test('articles are valid content, with covers, corrections and links', async () => {
  const content = join(folder, 'content')
  await cp(siteContent, content, { recursive: true })
  await writeArticles(content, { count: 60, seed: 1, cover })
  const { content: read } = await readContent(content, { now: siteMoment })
  const articles = read.entries.news.filter(({ slug }) => slug.startsWith('bai-viet-'))
  expect(articles.length).toBe(60)
  expect(articles.filter((article) => article.cover).length).toBe(3)
  expect(articles.filter(({ facts }) => facts.corrects).map(({ slug }) => slug)).toEqual(['bai-viet-49'])
})

test('the same seed gives the same articles, another seed others', async () => {
  const texts = await Promise.all(
    [1, 1, 2].map(async (seed, index) => {
      const content = join(folder, String(index))
      await writeArticles(content, { count: 3, seed, cover })
      return readFile(join(content, 'news/bai-viet-2/vi.md'), 'utf8')
    }),
  )
  expect(texts[1]).toBe(texts[0])
  expect(texts[2]).not.toBe(texts[0])
})
