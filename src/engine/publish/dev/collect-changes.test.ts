import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectChanges, debounceMs, type Changes } from './collect-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow(): { onChange: (file: string) => void; reported: Changes[] } {
  const reported: Changes[] = []
  const folders = { content: '/site/content', code: ['/site/src', '/site/routes'] }
  return { onChange: collectChanges(folders, (changes) => reported.push(changes)), reported }
}

test.each<[string, string[], Changes[]]>([
  ['a text', ['/site/content/news/a/vi.md'], [{ hasCodeChanged: false, hasContentChanged: true }]],
  ['code', ['/site/routes/a.tsx'], [{ hasCodeChanged: true, hasContentChanged: false }]],
  ['content, then code', ['/site/content/a', '/site/src/b.ts'], [{ hasCodeChanged: true, hasContentChanged: true }]],
  ['code, then content', ['/site/src/b.ts', '/site/content/a'], [{ hasCodeChanged: true, hasContentChanged: true }]],
  ['files of programs', ['/site/content/news/a/.#vi.md', '/site/src/.a.ts.swp', '/site/content/.git/index'], []],
  ['a file elsewhere', ['/site/content-old/a', '/site/dist/a', '/site/package.json'], []],
])('%s', (_name, files, expected) => {
  const { onChange, reported } = follow()
  for (const file of files) onChange(file)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(debounceMs)
  expect(reported).toEqual(expected)
})

test('a change of branch, of 500 files within a second, is reported once, and the next change anew', () => {
  const { onChange, reported } = follow()
  for (let index = 0; index < 500; index++) {
    onChange(index === 250 ? '/site/src/a.ts' : `/site/content/news/${index}/vi.md`)
    vi.advanceTimersByTime(2)
  }
  vi.advanceTimersByTime(debounceMs)
  expect(reported).toEqual([{ hasCodeChanged: true, hasContentChanged: true }])
  onChange('/site/content/news/1/vi.md')
  vi.advanceTimersByTime(debounceMs)
  expect(reported[1]).toEqual({ hasCodeChanged: false, hasContentChanged: true })
})
