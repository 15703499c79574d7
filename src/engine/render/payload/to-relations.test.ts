import { expect, test } from 'vitest'
import { readWith, text } from '#engine/content/content-fixture.ts'
import { indexCollection } from './index-collection.ts'
import { toRelations } from './to-relations.ts'

/** A news entry published on a day of October. */
function news(slug: string, day: string, relation = '') {
  return {
    [`news/${slug}/entry.yaml`]: `category: thi-truong\npublishedAt: 2026-10-${day}T08:30+07:00\n${relation}`,
    [`news/${slug}/vi.md`]: text(),
  }
}

const correction = (entry: string, reason: string) =>
  `corrects:\n  entry: ${entry}\n  reason: { vi: ${reason}, en: ${reason} }\n`

const withdrawal =
  'status: withdrawn\nwithdrawal: { at: 2026-10-20T09:00+07:00, reason: { vi: Nhầm., en: In error. } }\n'
const withdrawn = { at: '2026-10-20T09:00+07:00', reason: 'Nhầm.' }

const changes = {
  ...news('cu', '01'),
  ...news('moi', '02', 'supersedes: cu\n'),
  ...news('dinh-chinh-1', '03', correction('moi', 'A')),
  ...news('dinh-chinh-2', '04', correction('moi', 'B')),
  ...news(
    'dinh-chinh-rut',
    '07',
    `${correction('cu-2', 'D')}  changes:\n    - { what: { vi: A, en: A }, before: { vi: B, en: B }, after: { vi: C, en: C } }\n${withdrawal}`,
  ),
  ...news('cu-2', '01'),
  ...news('moi-rut', '08', `supersedes: cu-3\n${withdrawal}`),
  ...news('moi-rut-2', '09', `supersedes: cu\n${withdrawal}`),
  ...news('cu-3', '01'),
  ...news('khac', '05'),
  ...news(
    'dinh-chinh-3',
    '06',
    `${correction('khac', 'C')}  changes:\n    - { what: { vi: Giá, en: Price }, before: { vi: "1,5", en: "1.5" }, after: { vi: "2,5", en: "2.5" } }\n`,
  ),
}
const at = (slug: string) => ({ href: `/tin-tuc/${slug}`, title: 'Tiêu đề' })

test.each<[string, object]>([
  ['cu', { supersededBy: at('moi') }],
  [
    'moi',
    {
      supersedes: at('cu'),
      correctedBy: [
        { link: at('dinh-chinh-2'), reason: 'B', at: '2026-10-04T08:30+07:00' },
        { link: at('dinh-chinh-1'), reason: 'A', at: '2026-10-03T08:30+07:00' },
      ],
    },
  ],
  ['dinh-chinh-1', { corrects: { link: at('moi'), reason: 'A', at: '2026-10-03T08:30+07:00' } }],
  [
    'cu-2',
    {
      correctedBy: [{ link: at('dinh-chinh-rut'), reason: 'D', at: '2026-10-07T08:30+07:00', withdrawal: withdrawn }],
    },
  ],
  ['cu-3', { formerSuccessor: { link: at('moi-rut'), withdrawal: withdrawn } }],
  [
    'khac',
    {
      correctedBy: [
        {
          link: at('dinh-chinh-3'),
          reason: 'C',
          at: '2026-10-06T08:30+07:00',
          changes: [{ what: 'Giá', before: '1,5', after: '2,5' }],
        },
      ],
    },
  ],
])('the relations of %s', async (slug, expected) => {
  const { content } = await readWith(changes)
  const entry = content.entries.news.find((one) => one.slug === slug)
  expect(entry && toRelations(entry, indexCollection(content.entries.news), 'vi')).toEqual(expected)
})

test('only entries that an entry names are looked up: each look is recorded as something that its page reads', async () => {
  const { content } = await readWith(changes)
  const index = indexCollection(content.entries.news)
  const found = content.entries.news.map((entry) => {
    const names: string[] = []
    const find = (slug: string) => (names.push(slug), index.find(slug))
    toRelations(entry, { ...index, find }, 'vi')
    return [entry.slug, names] as const
  })
  expect(Object.fromEntries(found)).toEqual({
    cu: [],
    moi: ['cu'],
    'dinh-chinh-1': ['moi'],
    'dinh-chinh-2': ['moi'],
    'dinh-chinh-rut': ['cu-2'],
    'cu-2': [],
    'moi-rut': ['cu-3'],
    'moi-rut-2': ['cu'],
    'cu-3': [],
    khac: [],
    'dinh-chinh-3': ['khac'],
  })
})
