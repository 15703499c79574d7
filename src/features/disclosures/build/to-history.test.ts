import { expect, test } from 'vitest'
import { examineWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext } from '#engine/graph/payload-context-fixture.ts'
import { toHistory } from './to-history.ts'

const disclosure = (slug: string, day: number, more = ''): Changes => ({
  [`disclosures/${slug}/entry.yaml`]: `code: theo-yeu-cau\nrefNo: ${slug}/2026\ndocumentDate: 2026-10-01\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: 2026-10-0${day}T17:30+07:00\n${more}`,
  [`disclosures/${slug}/vi.md`]: text('Một đoạn.', `title: Văn bản ${slug}\nsummary: Tóm tắt.`),
  [`disclosures/${slug}/en.md`]: text(),
})
const reason = 'reason: { vi: Lý do, en: Reason }'
const withdrawal = `status: withdrawn\nwithdrawal: { at: 2026-10-09T09:00+07:00, ${reason} }\n`

test.each<[string, Changes, string[]]>([
  ['published', disclosure('a', 1), ['01 published']],
  ['withdrawn', disclosure('a', 1, withdrawal), ['01 published', '09 withdrawn (Lý do)']],
  [
    'corrected twice, oldest first',
    {
      ...disclosure('a', 1),
      ...disclosure('b', 3, `corrects: { entry: a, ${reason} }\n`),
      ...disclosure('c', 2, `corrects: { entry: a, ${reason} }\n`),
    },
    ['01 published', '02 corrected Văn bản c (Lý do)', '03 corrected Văn bản b (Lý do)'],
  ],
  [
    'corrected, and the correction withdrawn',
    { ...disclosure('a', 1), ...disclosure('b', 3, `corrects: { entry: a, ${reason} }\n${withdrawal}`) },
    ['01 published', '03 corrected Văn bản b (Lý do)', '09 correction-withdrawn Văn bản b (Lý do)'],
  ],
  [
    'replaced, and the replacement withdrawn',
    { ...disclosure('a', 1), ...disclosure('b', 3, `supersedes: a\n${withdrawal}`) },
    ['01 published', '03 superseded Văn bản b', '09 successor-withdrawn Văn bản b (Lý do)'],
  ],
  [
    'a correction',
    { ...disclosure('b', 1), ...disclosure('a', 2, `corrects: { entry: b, ${reason} }\n`) },
    ['02 published', '02 corrects Văn bản b'],
  ],
  [
    'the second of three versions',
    { ...disclosure('b', 1), ...disclosure('a', 2, 'supersedes: b\n'), ...disclosure('c', 3, 'supersedes: a\n') },
    ['01 earlier Văn bản b', '02 published', '02 supersedes Văn bản b', '03 superseded Văn bản c'],
  ],
  [
    'the third of three versions',
    { ...disclosure('b', 1), ...disclosure('c', 2, 'supersedes: b\n'), ...disclosure('a', 3, 'supersedes: c\n') },
    ['01 earlier Văn bản b', '02 earlier Văn bản c', '03 published', '03 supersedes Văn bản c'],
  ],
])('%s', async (_case, changes, events) => {
  const read = await examineWith(changes)
  const context = toPayloadContext(read)
  const entry = read.content.entries.disclosures.find(({ slug }) => slug === 'a')
  if (!entry) throw new Error('The case has no entry "a"')
  const words = toHistory({ context, entry }).map(({ kind, at, link, reason: why }) =>
    [at.slice(8, 10), kind, typeof link === 'object' ? link.title : link, why && `(${why})`].filter(Boolean).join(' '),
  )
  expect(words).toEqual(events)
})
