import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readInMemory, scanContent } from '../../src/engine/content/examine-in-memory-fixture.ts'
import { siteContent, siteMoment } from '../site/site.ts'
import { toArticle } from './to-article.ts'
import { writeArticles } from './write-articles.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const toNumbers = (some: readonly { slug: string }[]) =>
  some.map(({ slug }) => Number(slug.slice('bai-viet-'.length))).toSorted((a, b) => a - b)

test('articles are valid content, with covers, documents, relations and links', async () => {
  const content = join(folder, 'content')
  await cp(siteContent, content, { recursive: true })
  // Articles are not recorded as disclosed.
  await rm(join(content, 'archive.lock'))
  const { diagnostics: before } = await readInMemory(scanContent(content), { now: siteMoment })
  await writeArticles(content, { count: 60, seed: 1 })
  const { content: read, diagnostics } = await readInMemory(scanContent(content), { now: siteMoment })
  expect(diagnostics.list).toEqual(before.list)
  const articles = [...read.entries.news, ...read.entries.disclosures, ...read.entries.reports].filter(({ slug }) =>
    slug.startsWith('bai-viet-'),
  )
  expect(articles.length).toBe(60)
  expect(toNumbers(articles.filter((article) => article.cover))).toEqual([0, 20, 40])
  expect(toNumbers(articles.filter(({ facts }) => facts.corrects))).toEqual([49])
  expect(toNumbers(articles.filter(({ facts }) => facts.supersedes))).toEqual([24])
  expect(toNumbers(articles.filter((article) => article.attachments.length > 0))).toEqual([7, 32, 57])
})

test.each([0, 7, 13, 24, 49, 20, 4999])('article %i is the same in corpora of any size', async (number) => {
  const { collection, slug } = toArticle(number, 1)
  const [all, one] = [join(folder, 'all'), join(folder, 'one')]
  await writeArticles(all, { first: Math.max(0, number - 2), count: 4, seed: 1 })
  await writeArticles(one, { first: number, count: 1, seed: 1 })
  for (const file of ['entry.yaml', 'vi.md', 'en.md']) {
    const path = join(collection, slug, file)
    expect(await readFile(join(one, path), 'utf8')).toBe(await readFile(join(all, path), 'utf8'))
  }
})

test('the same seed gives the same articles, another seed others', () => {
  expect(toArticle(2, 1)).toEqual(toArticle(2, 1))
  expect(toArticle(2, 2).texts.vi.body).not.toBe(toArticle(2, 1).texts.vi.body)
})
