import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mapLocales } from '#engine/model/locale/locale.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import { openAnswers } from '#engine/model/search/open-answers.ts'
import { SearchIndexError } from '#engine/model/search/search-index-error.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Href } from '#lib/href.ts'
import { planAnswers } from './plan-answers.ts'

function toCard(title: string, asked: readonly string[], more: Partial<AskedCard> = {}): AskedCard {
  return { asked, title, lines: [], link: { href: '/a' as Href, text: title }, isSample: false, ...more } // no page is opened
}

const cards = [
  toCard('Phí', ['phí giao dịch', 'phí gd']),
  toCard('Cổ tức', ['cổ tức', 'trả cổ tức'], { value: '300 ₫' }),
  toCard('Cổ tức là gì', ['cổ tức'], { isDefinition: true }),
  toCard('T+2', ['T+2'], { isDefinition: true }),
  toCard('Second', ['phí giao dịch']),
  toCard('Giấy tờ', ['mở tài khoản cần gì', 'quên mật khẩu thì làm gì']),
  toCard('Mở tài khoản', ['mở tài khoản']),
]

async function makeFiles(all: readonly AskedCard[], build = 'build-1'): Promise<Map<string, Uint8Array>> {
  const contexts = mapLocales((locale) => ({ locale }) as PayloadContext) // the answers of this test read nothing
  const files = new Map<string, Uint8Array>()
  for (const plan of planAnswers({ contexts, build }, () => all)) {
    for (const { key, bytes } of await plan.prepare().make()) {
      if (key.kind === 'file' && bytes) files.set(key.url, brotliDecompressSync(bytes.bytes))
    }
  }
  return files
}

const files = await makeFiles(cards)

function open(from: ReadonlyMap<string, Uint8Array> = files) {
  const read: string[] = []
  const answers = openAnswers({
    build: 'build-1',
    locale: 'vi',
    readFile: async (url) => {
      read.push(url.replace(/^.*\//, ''))
      const file = from.get(url)
      if (!file) throw new Error('Not found')
      return file
    },
  })
  return { ...answers, read }
}

test.each([
  ['phi gd bao nhieu', 'Phí'],
  ['khi nào trả cổ tức', 'Cổ tức'],
  ['cổ tức', 'Cổ tức'],
  ['cổ tức là gì', 'Cổ tức là gì'],
  ['t+2', 'T+2'],
  ['t+2 là gì', 'T+2'],
  ['mở tài khoản cần gì', 'Giấy tờ'],
  ['mở tài khoản ở đâu', 'Mở tài khoản'],
  ['mo tai khoan', 'Mở tài khoản'],
  ['quên mật khẩu', 'Giấy tờ'],
  ['cỏ tức', undefined],
  ['phí', undefined],
  ['?', undefined],
])('“%s”: %s', async (query, title) => {
  expect((await open().find(query))?.title).toBe(title)
})

test.each([
  ['phí gd của anh A', 'Phí'],
  ['trả cổ tức 300 đồng', 'Cổ tức'],
  ['phí giao dịch', undefined],
  ['phí của anh A', undefined],
])('a part of “%s”: %s', async (query, title) => {
  expect((await open().findForPart(query))?.title).toBe(title)
})

test('an answer has no phrases, and is read only where there may be one', async () => {
  const { find, read } = open()
  expect(await find('zzz')).toBeUndefined()
  expect(read).toEqual(['asked.bin'])
  expect(await find('cổ tức')).toEqual({
    title: 'Cổ tức',
    value: '300 ₫',
    lines: [],
    link: { href: '/a', text: 'Cổ tức' },
    isSample: false,
  })
  await find('phí giao dịch')
  expect(read).toEqual(['asked.bin', 'answers.bin'])
})

test('the same answers make the same bytes, others make others', async () => {
  expect(await makeFiles(cards)).toEqual(files)
  const others = await makeFiles(cards.with(1, toCard('Cổ tức', ['cổ tức'], { value: '400 ₫' })))
  for (const [url, bytes] of files) expect(others.get(url)).not.toEqual(bytes)
})

test.each([
  ['missing', new Map<string, Uint8Array>()],
  ['of another build', await makeFiles(cards, 'build-2').then(renamed)],
  ['of another publish', await makeFiles(cards.slice(1)).then((others) => mix(files, others))],
])('files that are %s: an error that says so', async (_case, wrong) => {
  await expect(open(wrong).find('cổ tức')).rejects.toBeInstanceOf(SearchIndexError)
})

function renamed(others: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  return new Map(Array.from(others, ([url, bytes]) => [url.replace('build-2', 'build-1'), bytes]))
}

/** The questions of one publish with the answers of another. */
function mix(asked: ReadonlyMap<string, Uint8Array>, answers: ReadonlyMap<string, Uint8Array>) {
  return new Map(
    [...asked].map(([url, bytes]) => [url, url.endsWith('answers.bin') ? (answers.get(url) ?? bytes) : bytes]),
  )
}
