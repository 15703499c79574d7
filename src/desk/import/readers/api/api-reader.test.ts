import { expect, test } from 'vitest'
import type { SourceItem } from '../../protocol/source-item.ts'
import { faultsOf, postsOf, readAll, writeSource } from '../reader-fixture.ts'
import { createApiReader } from './api-reader.ts'

const origin = 'https://cu.example'
type Answer = Response | Error

/** A service with recorded answers, and what it was asked. */
function startService(answer: (url: URL, asked: number) => Answer, environment: Record<string, string> = {}) {
  const asked: { url: string; headers: unknown }[] = []
  const waits: number[] = []
  const reader = createApiReader({
    fetch: async (url, { headers }) => {
      asked.push({ url, headers })
      const found = answer(new URL(url), asked.length)
      if (found instanceof Error) throw found
      return found
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    now: () => Date.parse('2026-11-30T08:00:00Z'),
    environment,
  })
  return { reader, asked, waits }
}

const json = (value: unknown, headers: Record<string, string> = {}) => new Response(JSON.stringify(value), { headers })
const titlesOf = (items: readonly SourceItem[]) => postsOf(items).map(({ id, title }) => `${id} ${title}`)
const broken = () => new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })

const strapiRecord = (id: number) => ({
  id,
  attributes: {
    title: `Bài ${id}`,
    content: '<p>x</p>',
    slug: `bai-${id}`,
    locale: 'vi',
    publishedAt: '2019-03-04T08:30:00.000Z',
    cover: { data: { id: 9, attributes: { url: '/uploads/a.jpg', alternativeText: 'Ảnh' } } },
    categories: { data: [{ id: 1, attributes: { name: 'Tin tức' } }] },
  },
})

/** Three records as Strapi 4 has them, two on a page. */
function strapi4(url: URL): Response {
  const page = Number(url.searchParams.get('pagination[page]') ?? 1)
  return json({
    data: page === 1 ? [strapiRecord(1), strapiRecord(2)] : [strapiRecord(3)],
    meta: { pagination: { page, pageSize: 2, pageCount: 2, total: 3 } },
  })
}
const strapiFields = 'image: cover.url\nimageAlt: cover.alternativeText\nterms: { category: categories.name }\n'

test('Strapi 4: all pages, with what records refer to', async () => {
  const { reader, asked } = startService(strapi4)
  const items = await readAll(reader, `${origin}/api/articles?populate=*`, { fields: strapiFields })
  expect(titlesOf(items)).toEqual(['1 Bài 1', '2 Bài 2', '3 Bài 3'])
  expect(postsOf(items)[0]).toMatchObject({
    slug: 'bai-1',
    language: 'vi',
    publishedAt: '2019-03-04T08:30:00Z',
    image: { url: '/uploads/a.jpg', title: 'Ảnh' },
    terms: [{ kind: 'category', name: 'Tin tức' }],
  })
  expect(asked).toHaveLength(2)
  expect(asked[1]?.url).toContain('pagination%5Bpage%5D=2')
})

test('Strapi 5: records as they are', async () => {
  const record = {
    id: 4,
    documentId: 'abc',
    title: 'Bài',
    content: 'x',
    cover: { url: '/a.jpg' },
    categories: [{ name: 'Tin' }],
  }
  const { reader } = startService(() => json({ data: [record], meta: { pagination: { page: 1, pageCount: 1 } } }))
  const items = await readAll(reader, `${origin}/api/articles`, { fields: `id: documentId\n${strapiFields}` })
  expect(postsOf(items)).toMatchObject([
    { id: 'abc', title: 'Bài', image: { url: '/a.jpg' }, terms: [{ name: 'Tin' }] },
  ])
})

test('Directus: pages until one is not full', async () => {
  const { reader, asked } = startService((url) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const count = page < 3 ? Number(url.searchParams.get('limit')) : 1
    return json({
      data: Array.from({ length: count }, (_none, place) => ({
        id: `${page}-${place}`,
        title: 'A',
        body: 'x',
        status: 'draft',
      })),
    })
  })
  const posts = postsOf(await readAll(reader, `${origin}/items/posts`))
  expect(posts).toHaveLength(201)
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(['draft']))
  expect(asked).toHaveLength(3)
})

test.each<[string, (page: number) => Response]>([
  [
    'a header with the number of pages, as WordPress',
    (page) =>
      json([{ id: page, title: { rendered: `Bài ${page}` }, content: { rendered: 'x' } }], { 'X-WP-TotalPages': '2' }),
  ],
  [
    'a header with the next page',
    (page) =>
      json(
        [{ id: page, title: { rendered: `Bài ${page}` }, content: { rendered: 'x' } }],
        page < 2 ? { Link: `<${origin}/posts?page=2>; rel="next"` } : {},
      ),
  ],
  [
    'a field with the next page',
    (page) =>
      json({
        posts: [{ id: page, title: { rendered: `Bài ${page}` }, content: { rendered: 'x' } }],
        next: page < 2 ? '/posts?page=2' : null,
      }),
  ],
])('%s', async (_case, answer) => {
  const { reader } = startService((url) => answer(Number(url.searchParams.get('page') ?? 1)))
  const items = await readAll(reader, `${origin}/posts`, { fields: 'title: title.rendered\nbody: content.rendered\n' })
  expect(titlesOf(items)).toEqual(['1 Bài 1', '2 Bài 2'])
})

test.each<[string, (asked: number) => Answer | undefined, number[]]>([
  [
    'says how long to wait',
    (asked) => (asked === 2 ? new Response('', { status: 429, headers: { 'Retry-After': '7' } }) : undefined),
    [7000],
  ],
  [
    'says until when',
    (asked) =>
      asked === 2
        ? new Response('', { status: 503, headers: { 'Retry-After': 'Mon, 30 Nov 2026 08:00:30 GMT' } })
        : undefined,
    [30_000],
  ],
  ['breaks off', (asked) => (asked === 2 || asked === 3 ? broken() : undefined), [1000, 2000]],
  ['sends half an answer', (asked) => (asked === 2 ? new Response('{"data":[{') : undefined), [1000]],
])('a service that %s is asked again', async (_case, fail, expected) => {
  const { reader, waits } = startService((url, asked) => fail(asked) ?? strapi4(url))
  expect(titlesOf(await readAll(reader, `${origin}/api/articles`))).toEqual(['1 Bài 1', '2 Bài 2', '3 Bài 3'])
  expect(waits).toEqual(expected)
})

test('an import that a broken connection ended goes on where it was, and the next one asks anew', async () => {
  let isDown = true
  const { reader, asked } = startService((url, count) => (isDown && count > 1 ? broken() : strapi4(url)))
  const workFolder = writeSource({})
  const run = () => readAll(reader, `${origin}/api/articles`, { workFolder })
  await expect(run()).rejects.toThrow(
    /cannot be read after 5 attempts: read ECONNRESET\. Run the import again: it goes on from here/,
  )
  isDown = false
  const before = asked.length
  expect(titlesOf(await run())).toEqual(['1 Bài 1', '2 Bài 2', '3 Bài 3'])
  expect(asked.length - before).toBe(1)
  await run()
  expect(asked.length - before).toBe(3)
})

const secret = 'Bearer rat-bi-mat'
const header = 'header: { name: Authorization, from: OLD_SITE }\n'

test('the header by which a service knows who asks comes from the environment, and no message has it', async () => {
  const { reader, asked } = startService(() => new Response(`wrong: ${secret}`, { status: 400 }), { OLD_SITE: secret })
  await expect(readAll(reader, `${origin}/api`, { fields: header })).rejects.toThrow(/answered 400: wrong: •••$/)
  expect(asked[0]?.headers).toMatchObject({ Authorization: secret })
})

test.each<[string, () => Answer, string | undefined, Record<string, string>, RegExp]>([
  ['without its variable', () => json([]), header, {}, /The variable OLD_SITE of the environment is empty/],
  [
    'that wants to know who asks',
    () => new Response('', { status: 401 }),
    undefined,
    {},
    /answered 401: it wants to know who asks/,
  ],
  [
    'that leads elsewhere',
    () => new Response('', { status: 302, headers: { Location: 'https://khac.example/' } }),
    header,
    { OLD_SITE: secret },
    /leads to https:\/\/khac\.example\/: name the address/,
  ],
  [
    'that is to be left alone for an hour',
    () => new Response('', { status: 429, headers: { 'Retry-After': '3600' } }),
    undefined,
    {},
    /left alone for 60 minutes/,
  ],
  ['of one record', () => json({ id: 1 }), undefined, {}, /is no list of records/],
])('an address %s is refused', async (_case, answer, fields, environment, message) => {
  const { reader } = startService(answer, environment)
  await expect(readAll(reader, `${origin}/api`, fields === undefined ? {} : { fields })).rejects.toThrow(message)
})

test('a page that comes for ever ends, and what is no record is named', async () => {
  const { reader, asked } = startService(() =>
    json({ posts: [{ id: 1, title: 'A', content: 'x' }, 7], next: '/api?page=2' }),
  )
  const items = await readAll(reader, `${origin}/api`)
  expect(asked.length).toBeLessThan(5)
  expect(faultsOf(items)[0]).toBe(`${origin}/api (1.2) Is no record, and is left out`)
})
