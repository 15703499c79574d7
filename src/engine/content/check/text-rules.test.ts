import { expect, onTestFinished, test } from 'vitest'
import { say } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import { now, text } from '../content-fixture.ts'
import { createContentFolder, writeInto } from '../content-folder-fixture.ts'
import { createReadCache, examineInMemory, scanContent } from '../examine-in-memory-fixture.ts'
import type { ReadContent } from '../examine-tree.ts'
import { openContent } from '../open-content.ts'
import { withChanges } from '../source/source-tree-fixture.ts'
import { defineCheck } from './content-check.ts'

interface Looked {
  /** The texts that were looked at. */
  texts: string[]
  problems: string[]
}

type Read = (options: {
  now: Date
  checks: readonly ReturnType<typeof defineCheck>[]
}) => Promise<Pick<ReadContent, 'diagnostics'>>

/** Reads, with a rule that finds a word. */
async function look(read: Read, word: string): Promise<Looked> {
  const texts: string[] = []
  const check = defineCheck('a-word', 'site', ({ lookAtTexts, report }) =>
    lookAtTexts({
      name: 'a word',
      basis: word,
      look: ({ subject, locale, text }) => {
        texts.push(`${'slug' in subject ? subject.slug : subject.path} ${locale}`)
        if (!text().includes(word)) return false
        report.errorAtWords(subject, { locale, words: word }, say`Has ${word}`)
        return true
      },
    }),
  )
  const { diagnostics } = await read({ now, checks: [check] })
  const problems = diagnostics.errors.filter(({ message }) => message === `Has ${word}`)
  return {
    texts: texts.toSorted(),
    problems: problems.map(({ file, line }) => `${file.split('/').slice(-2).join('/')}:${line}`),
  }
}

const all = ['/ vi', 'a en', 'a vi', 'b vi']
const nothing: Looked = { texts: [], problems: [] }

test.each([
  ['a reader that is open', true],
  ['a reader of the next run', false],
])('%s looks only at texts in which something may be found', async (_name, isKept) => {
  const { directory, cacheFile, remove } = await createContentFolder()
  const open = () => openContent(site, directory, { cacheFile })
  let reader = open()
  onTestFinished(async () => {
    reader.close()
    await remove()
  })
  const next = async (word: string) => {
    if (!isKept) {
      reader.close()
      reader = open()
    }
    return look((options) => reader.read(options), word)
  }
  const write = (path: string, content: string) => writeInto(directory, path, content)
  expect(await next('ZZZ')).toEqual({ texts: all, problems: [] })
  expect(await next('ZZZ')).toEqual(nothing)
  await write('news/b/vi.md', text('Hai.\n\nCó ZZZ.', 'title: B\nsummary: Câu.\ncoverAlt: Một hình'))
  const found = { texts: ['b vi'], problems: ['b/vi.md:9'] }
  expect(await next('ZZZ')).toEqual(found)
  // A problem that stays is reported again.
  expect(await next('ZZZ')).toEqual(found)
  await write('news/b/vi.md', text('Hai.', 'title: B\nsummary: Câu.\ncoverAlt: Một hình'))
  expect(await next('ZZZ')).toEqual({ texts: ['b vi'], problems: [] })
  // Facts belong to an entry too.
  await write('news/a/entry.yaml', 'category: thi-truong\npublishedAt: 2026-10-12T09:30+07:00\n')
  expect(await next('ZZZ')).toEqual({ texts: ['a en', 'a vi'], problems: [] })
  expect(await next('Hai')).toEqual({ texts: all, problems: ['b/vi.md:7'] })
  // What was not asked for is not kept.
  expect(await next('ZZZ')).toEqual({ texts: all, problems: [] })
})

test('trees in memory, whose entries have no hash, are looked at where they have changed', async () => {
  const { directory, remove } = await createContentFolder()
  onTestFinished(remove)
  const first = scanContent(directory)
  const cache = createReadCache()
  const next = (source: typeof first.source) =>
    look((options) => examineInMemory({ ...first, source }, { ...options, cache }), 'ZZZ')
  const changed = withChanges(first.source, {
    'news/b/vi.md': text('Hai.\n\nCó ZZZ.', 'title: B\nsummary: Câu.\ncoverAlt: Một hình'),
  })
  const found = { texts: ['b vi'], problems: ['b/vi.md:9'] }
  expect(await next(first.source)).toEqual({ texts: all, problems: [] })
  expect(await next(first.source)).toEqual(nothing)
  expect(await next(changed)).toEqual(found)
  expect(await next(changed)).toEqual(found)
})
