import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

interface Case {
  /** The bytes of the second one's document. */
  document?: string
  kind?: string
  /** Further facts, of the first and of the second one. */
  first?: string
  second?: string
}

const disclosure = (
  slug: string,
  { day, kind, more, document }: Record<'day' | 'kind' | 'more' | 'document', string>,
): Changes => ({
  [`disclosures/${slug}/entry.yaml`]: `code: bat-thuong
refNo: ${slug}/2026
documentDate: 2026-10-0${day}
eventAt: 2026-10-0${day}T09:00+07:00
discloser: { vi: a, en: a }
legalBasis: { vi: a, en: a }
publishedAt: 2026-10-0${day}T17:30+07:00
attachments:
  - { file: ${slug}.csv, kind: ${kind}, language: both, title: { vi: Thông báo, en: Notice } }
${more}`,
  [`disclosures/${slug}/${slug}.csv`]: document,
  [`disclosures/${slug}/vi.md`]: text(`Một ${slug}.`),
  [`disclosures/${slug}/en.md`]: text(`One ${slug}.`),
})

const reason = '{ vi: Sai, en: Wrong }'

test.each<[string, Case, boolean]>([
  ['a document of its own', { document: 'a,b\n1,3\n' }, false],
  ['the document of another disclosure', {}, true],
  ['a standing document', { kind: 'dieu-le' }, false],
  ['the document of the one that it corrects', { second: `corrects: { entry: z, reason: ${reason} }\n` }, false],
  ['the document of the one that it replaces', { second: 'supersedes: z\n' }, false],
  [
    'the document of one that was withdrawn',
    { first: `status: withdrawn\nwithdrawal: { at: 2026-10-07T10:00+07:00, reason: ${reason} }\n` },
    false,
  ],
  ['the document of another one, as a sample', { second: 'sample: true\n' }, false],
])(
  'a disclosure attaches %s',
  async (_name, { document = 'a,b\n1,2\n', kind = 'thong-bao', first = '', second = '' }, isTold) => {
    // By time, and not by name.
    const found = await problemsOf({
      ...disclosure('z', { day: '6', kind, more: first, document: 'a,b\n1,2\n' }),
      ...disclosure('b', { day: '8', kind, more: second, document }),
    })
    const expected =
      'disclosures/b/entry.yaml:9:13 warning: "attachments.0.file": Is the very file z.csv of disclosures/z (the same SHA-256)'
    expect(found.filter((problem) => problem.includes('(the same SHA-256). If'))).toEqual(
      isTold ? [expect.stringContaining(expected)] : [],
    )
  },
)
