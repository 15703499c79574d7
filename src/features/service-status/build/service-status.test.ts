import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toBandFile } from './to-band-file.ts'
import { toBand } from './to-band.ts'
import { toServiceAnswers } from './to-service-answers.ts'

const notice = (slug: string, facts: string): Changes => ({
  [`service-notices/${slug}/entry.yaml`]: `impact: mot-phan\nservices: [giao-dich-web]\npublishedAt: 2026-11-20T09:00+07:00\n${facts}`,
  [`service-notices/${slug}/vi.md`]: text('', `title: Tin ${slug}\nsummary: Tóm tắt.`),
  [`service-notices/${slug}/en.md`]: text('', `title: News ${slug}\nsummary: Summary.`),
})
const incident = notice('su-co', 'kind: su-co\nstartsAt: 2026-11-20T08:50+07:00\n')
const over = notice('da-xong', 'kind: su-co\nstartsAt: 2026-11-19T08:50+07:00\nresolvedAt: 2026-11-19T09:50+07:00\n')
const work = notice('bao-tri', 'kind: bao-tri\nstartsAt: 2026-11-22T20:00+07:00\nendsAt: 2026-11-23T04:00+07:00\n')
const all = { ...incident, ...over, ...work }

async function contextAt(changes: Changes, now: string, locale: Locale = 'vi') {
  return toPayloadContext(await readWith(changes, { now: new Date(now) }), locale)
}
const morning = '2026-11-20T09:30+07:00'

test.each<[string, Changes, string, string[]]>([
  ['nothing', {}, morning, []],
  ['what is going on, and neither what is over nor what is far ahead', all, morning, ['su-co']],
  ['what begins within a day', { ...over, ...work }, '2026-11-21T20:00+07:00', ['bao-tri']],
  ['nothing a minute before', { ...over, ...work }, '2026-11-21T19:59+07:00', []],
  ['nothing that was withdrawn', withdrawn(), morning, []],
])('the band of pages has %s', async (_case, changes, now, slugs) => {
  const { band } = toBand(await contextAt(changes, now))
  expect(band?.notices.map(({ slug }) => slug) ?? []).toEqual(slugs)
})

function withdrawn(): Changes {
  const status = 'status: withdrawn\nwithdrawal: { at: 2026-11-20T09:10+07:00, reason: { vi: Nhầm., en: Wrong. } }\n'
  return notice('su-co', `kind: su-co\nstartsAt: 2026-11-20T08:50+07:00\n${status}`)
}

test('a page is the same at each publish between two changes of its band', async () => {
  const [first, second, later] = await Promise.all(
    [morning, '2026-11-20T09:45+07:00', '2026-11-21T09:30+07:00'].map(async (now) => toBand(await contextAt(all, now))),
  )
  expect(second).toEqual(first)
  expect(later?.band?.asOf).not.toBe(first?.band?.asOf)
})

test('the pages that are made with the band', async () => {
  const pages = toPayloads(await contextAt(all, morning)).flatMap((page) => ('band' in page ? [page.address.path] : []))
  expect(pages.toSorted()).toEqual(['/', '/ho-tro/lien-he', '/landing', '/trang-chu'])
})

test('the file of other pages has all that is not over, in the language of the page', async () => {
  const { bytes, url } = toBandFile(await contextAt(all, morning, 'en'))
  expect(url).toBe('/_service/notices.en.json')
  expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
    notices: [
      { slug: 'bao-tri', title: 'News bao-tri' },
      { slug: 'su-co', title: 'News su-co', saidAt: '2026-11-20T09:00+07:00' },
    ],
  })
})

test.each<[string, Changes, string, { value: string; lines: string[] }]>([
  ['what is going on', all, morning, { value: 'Tin su-co', lines: ['Cập nhật lúc 09:00 20/11/2026'] }],
  [
    'when all was last found well',
    over,
    morning,
    {
      value: 'Không có thông báo sự cố hay bảo trì đang hiệu lực',
      lines: ['Xác nhận gần nhất lúc 08:15 20/11/2026'],
    },
  ],
])('the search answers with %s', async (_case, changes, now, expected) => {
  expect(toServiceAnswers(await contextAt(changes, now))).toMatchObject([expected])
})
