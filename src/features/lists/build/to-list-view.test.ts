import { expect, test } from 'vitest'
import { facts, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { ListSearch } from '#engine/model/urls/search.ts'
import { toShownText } from '#engine/render/typography/to-shown-text.ts'
import type { ListIndex, ListPayload } from '../payload.ts'
import { isListView, toListView } from '../to-list-view.ts'
import { toListIndexText } from './to-list-indexes.ts'

const path = toHref('/tin-tuc/tin-tuc-moi-nhat')

/** A text as its file has it, read again. */
const asFile = (value: object): unknown => JSON.parse(toShownText(value))

/** 23 entries of the year before last, last year and this one, every second in English too. */
const entries: Changes = Object.assign(
  {},
  ...Array.from({ length: 23 }, (_none, index): Changes => {
    const name = `news/n${index}`
    return {
      [`${name}/entry.yaml`]: facts.replace('2026', String(2024 + (index % 3))),
      [`${name}/vi.md`]: text('Một đoạn.', `title: Tin số ${index}\nsummary: Tóm tắt.`),
      ...(index % 2 === 0 && { [`${name}/en.md`]: text('A paragraph.', `title: News ${index}\nsummary: Summary.`) }),
    }
  }),
)
const read = await readWith(entries)

function readList(locale: (typeof locales)[number]) {
  const context = toPayloadContext(read, locale)
  const pages = toPayloads(context).flatMap((page) =>
    page.kind === 'list' && page.address.path === path ? [page] : [],
  )
  const [first, ...further] = pages.map((page) => asFile(page) as ListPayload) // as they were
  const index = JSON.parse(toListIndexText(context, path, 'build') ?? '{}') as ListIndex // as above
  if (!first) throw new Error('There is no list')
  return { first, further, index }
}

test.each(locales)('further pages are those that a build would make of the same entries (%s)', (locale) => {
  const { first, further, index } = readList(locale)
  expect(further.map(({ address }) => address.page)).toEqual([2, 3])
  for (const page of further) {
    expect(JSON.stringify(toListView(first, index, { trang: page.address.page }))).toBe(JSON.stringify(page))
  }
})

test.each<[string, ListSearch, string | undefined]>([
  ['the first page', { trang: 1 }, undefined],
  ['a page beyond the last one', { trang: 9 }, 'page 3: 23'],
  ['a year', { trang: 1, nam: 2025 }, 'nam=2025: 8 of 8, 1/1'],
  ['a page of a year', { trang: 9, nam: 2024 }, 'nam=2024: 8 of 8, 1/1'],
  ['a page of what is in English', { trang: 2, ngu: 'en' }, 'ngu=en&trang=2: 2 of 12, 2/2'],
  [
    'days in the wrong order',
    { trang: 1, tu: '2026-12-31', den: '2025-01-01' },
    'tu=2025-01-01&den=2026-12-31: 10 of 15, 1/2',
  ],
  ['a year without news', { trang: 1, nam: 1999 }, 'nam=1999: 0 of 0, 1/1'],
  ['a filter that the list does not have', { trang: 1, ma: 'ABC' }, undefined],
])('%s', (_case, search, expected) => {
  const { first, index } = readList('vi')
  const view = isListView(first, search) ? toListView(first, index, search) : undefined
  const { query, found, address } = view ?? {}
  const shown = found
    ? `${query}: ${found.items.length} of ${found.total}, ${found.page}/${found.pages}`
    : view && `page ${address?.page}: ${view.total}`
  expect(shown).toBe(expected)
})
