import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, oneof, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { now, text } from './content-fixture.ts'
import { createContentFolder, readOnce, toComparable, writeInto } from './content-folder-fixture.ts'
import { createReadCache, examineInMemory, scanContent } from './examine-in-memory-fixture.ts'
import { openContent } from './open-content.ts'

// Random edits of entries that depend on each other: readers that know the content of before find the same problems, and the same
// content, as one that knows nothing. fast-check prints the seed of a failure, and reduces it.

const runs = 5

const slugs = constantFrom('a', 'b', 'c')
const repeated = 'Câu này dài đủ để người đọc gặp lại nó ở một văn bản khác và nhận ra ngay.'

const bodies = oneof(
  constantFrom('Một.', `${repeated}\n\nHai.`, `Ba.\n\n${repeated}`, 'Cổ phiếu ZZQ tăng.', 'VNINDEX tăng 12 điểm.'),
  slugs.map((slug) => `[Tin](/tin-tuc/${slug}#mot)\n\n## Một\n\nĐoạn.`),
)

const facts = oneof(
  constantFrom(
    '',
    'sample: true\n',
    'status: draft\n',
    'status: scheduled\npublishAt: 2026-12-12T08:30+07:00\n',
    'category: x\n',
  ),
  slugs.map((slug) => `supersedes: ${slug}\n`),
)

/** A file and its content; null for a folder that is deleted. */
type Edit = readonly [path: string, content: string | null]

const edits = oneof(
  tuple(slugs, constantFrom('vi', 'en'), bodies).map(([slug, locale, body]): Edit => [
    `news/${slug}/${locale}.md`,
    text(body),
  ]),
  tuple(slugs, facts).map(([slug, more]): Edit => {
    const date = more.includes('scheduled') ? '' : 'publishedAt: 2026-10-12T08:30+07:00\n'
    const category = more.includes('category') ? '' : 'category: thi-truong\n'
    return [`news/${slug}/entry.yaml`, category + date + more]
  }),
  slugs.map((slug): Edit => [`news/${slug}`, null]),
  constantFrom<Edit>(
    ['wording.yaml', 'terms:\n  - { preferred: { vi: Hai }, refused: { vi: [Một] } }\n'],
    ['wording.yaml', 'terms: []\n'],
  ),
)

test('after random edits, readers that know what was there before find the same problems', async () => {
  const cache = createReadCache()
  const check = asyncProperty(array(edits, { minLength: 4, maxLength: 8 }), async (sequence) => {
    const { directory, cacheFile, remove } = await createContentFolder()
    const kept = openContent(site, directory, { cacheFile: `${cacheFile}-kept` })
    try {
      for (const [path, content] of sequence) {
        if (content === null) await rm(join(directory, path), { recursive: true, force: true })
        else await writeInto(directory, path, content)
        const expected = toComparable(await examineInMemory(scanContent(directory), { now, cache }))
        expect(toComparable(await kept.read({ now })), 'a reader that is open').toEqual(expected)
        expect(await readOnce(directory, { cacheFile }), 'a reader of the next run').toEqual(expected)
      }
    } finally {
      kept.close()
      await remove()
    }
  })
  await assert(check, { numRuns: runs })
})
