import { expect, test } from 'vitest'
import type { Entry, FactsOf } from '#engine/model/entries/content.ts'
import type { RoutedName } from '#engine/model/site/collection-name.ts'
import { site } from '#site/site.ts'
import { toFilterValues } from './to-filter-values.ts'
import { toListFilters } from './to-list-filters.ts'

function entry<C extends RoutedName>(collection: C, facts: Partial<FactsOf<C>>, languages: 'vi' | 'vi en' = 'vi en') {
  const texts = Object.fromEntries(languages.split(' ').map((locale) => [locale, {}]))
  return { collection, slug: 'a', facts, texts } as unknown as Entry<C> // only the fields that filters use
}

const at = (day: string) => ({ publishedAt: `${day}T08:30+07:00` })

test.each<[string, Entry<RoutedName>, object]>([
  [
    'news',
    entry('news', { category: 'san-pham', ...at('2026-01-01') }),
    { values: { nam: ['2026'], loai: ['san-pham'], ngu: ['vi', 'en'] }, day: '2026-01-01' },
  ],
  [
    'a press release without English',
    entry('press-releases', at('2025-12-31'), 'vi'),
    { values: { nam: ['2025'], ngu: ['vi'] }, day: '2025-12-31' },
  ],
  [
    'a company report',
    entry('reports', { type: 'cong-ty', sector: 'thep', ticker: 'ZZB', ...at('2026-03-02') } as FactsOf<'reports'>), // only the fields that filters use
    { values: { nam: ['2026'], loai: ['thep'], ma: ['ZZB'], ngu: ['vi', 'en'] }, day: '2026-03-02' },
  ],
  [
    'a macro report',
    entry('reports', { type: 'vi-mo', ...at('2026-03-02') }),
    { values: { nam: ['2026'], ngu: ['vi', 'en'] }, day: '2026-03-02' },
  ],
  [
    'a periodic report, with its fiscal year',
    entry('periodic-reports', { code: 'bao-cao-thuong-nien', fiscalYear: 2025, ...at('2026-04-08') }),
    { values: { nam: ['2025'], loai: ['bao-cao-thuong-nien'], ngu: ['vi', 'en'] }, day: '2026-04-08' },
  ],
])('%s', (_case, one, expected) => {
  expect(toFilterValues(site, one)).toEqual(expected)
})

const news = (category: FactsOf<'news'>['category'], day: string, languages?: 'vi') =>
  entry('news', { category, ...at(day) }, languages)

test.each<[string, RoutedName, Entry<RoutedName>[], object]>([
  ['no entries', 'news', [], { choices: {} }],
  ['one entry', 'news', [news('san-pham', '2026-01-01')], { choices: {} }],
  [
    'entries that are all the same',
    'news',
    [news('san-pham', '2026-01-01'), news('san-pham', '2026-01-01')],
    { choices: {} },
  ],
  [
    'years newest first, kinds in the order of the site, languages if some entries lack one',
    'news',
    [
      news('san-pham', '2025-05-01'),
      news('thi-truong', '2026-01-01', 'vi'),
      news('thi-truong', '2024-02-29'),
      news('san-pham', '2026-02-01'),
    ],
    {
      choices: {
        nam: [
          { value: '2026', count: 2 },
          { value: '2025', count: 1 },
          { value: '2024', count: 1 },
        ],
        loai: [
          { value: 'thi-truong', count: 2 },
          { value: 'san-pham', count: 2 },
        ],
        ngu: [
          { value: 'vi', count: 4 },
          { value: 'en', count: 3 },
        ],
      },
      days: { first: '2024-02-29', last: '2026-02-01' },
    },
  ],
  [
    'knowledge, of whose kinds news has one too',
    'knowledge',
    [
      entry('knowledge', { category: 'san-pham', ...at('2026-01-01') }),
      entry('knowledge', { category: 'nhap-mon', ...at('2026-01-01') }),
    ],
    {
      choices: {
        loai: [
          { value: 'nhap-mon', count: 1 },
          { value: 'san-pham', count: 1 },
        ],
      },
    },
  ],
  [
    'guides, which have no dates',
    'guides',
    [
      entry('guides', { platform: 'quay', ...at('2025-01-01') }),
      entry('guides', { platform: 'web', ...at('2026-01-01') }),
    ],
    {
      choices: {
        loai: [
          { value: 'web', count: 1 },
          { value: 'quay', count: 1 },
        ],
      },
    },
  ],
])('filters of %s', (_case, collection, entries, expected) => {
  const rows = entries.map((one) => toFilterValues(site, one))
  expect(toListFilters(site, collection, rows)).toEqual(expected)
})
