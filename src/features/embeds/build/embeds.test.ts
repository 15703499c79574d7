import { expect, test } from 'vitest'
import { readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toFramedFile } from '#engine/outputs/files/framed-document.ts'
import { meeting } from '#features/calendar/build/calendar-fixture.ts'
import type { EmbedName } from '../codes.ts'
import { toEmbed } from './to-embed.ts'

async function bodyOf(name: EmbedName, changes: Changes = {}, locale: Locale = 'vi') {
  return toEmbed(toPayloadContext(await readWith(changes), locale), name).body
}

test('the share has the facts of its page, and links that open beside the frame', async () => {
  const body = await bodyOf('co-phieu')
  expect(body).toContain('<dt>Mệnh giá</dt><dd>10.000\u00a0₫</dd>')
  expect(body).toContain('href="https://shs.test/quan-he-co-dong/co-phieu" target="_blank" rel="noopener"')
  expect(body).not.toMatch(/<script|<img|<form|style=|\son\w+=/)
})

test('in the other language, with the addresses of that language', async () => {
  const body = await bodyOf('co-phieu', {}, 'en')
  expect(body).toContain('<dt>Par value</dt>')
  expect(body).toContain('href="https://shs.test/quan-he-co-dong/co-phieu?lang=en"')
})

test('where there is nothing to state, the document says so', async () => {
  for (const name of ['su-kien-tiep-theo', 'cong-bo-moi-nhat'] as const) {
    expect(await bodyOf(name)).toContain('Hiện chưa có thông tin.')
  }
})

test('the next event has its date, and what editors write is text in it', async () => {
  const body = await bodyOf('su-kien-tiep-theo', {
    ...meeting(),
    'meetings/dai-hoi/vi.md': text('', 'title: "Đại hội <b>&"\nsummary: Tóm tắt.'),
  })
  expect(body).toContain('Đại hội &lt;b&gt;&amp;</a>')
  expect(body).toContain('<dt>Ngày đăng ký cuối cùng</dt><dd>25/11/2026</dd>')
  expect(body).toContain('<dt>Đại hội đồng cổ đông</dt><dd>09:00 18/12/2026</dd>')
})

test.each([
  ['scheduled', 'status: scheduled\npublishAt: 2026-11-22T09:00+07:00\n'],
  ['a draft', 'status: draft\npublishedAt: 2026-11-05T15:35+07:00\n'],
])('nothing of an event that is %s', async (_case, status) => {
  const changes = meeting()
  const path = 'meetings/dai-hoi/entry.yaml'
  const facts = String(changes[path]).replace('publishedAt: 2026-11-05T15:35+07:00\n', status)
  expect(await bodyOf('su-kien-tiep-theo', { ...changes, [path]: facts })).toContain('Hiện chưa có thông tin.')
})

test('the file allows its own styles alone, to be framed by any site', async () => {
  const document = toEmbed(toPayloadContext(await readWith({})), 'co-phieu')
  const { record, key } = toFramedFile(document)
  expect(key).toEqual({ kind: 'file', url: '/nhung/co-phieu.vi.html' })
  expect(record.headers?.['Content-Security-Policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  )
})
