import { expect, test } from 'vitest'
import type { Diagnostic } from '../source/diagnostics.ts'
import { findFaults } from './find-faults.ts'

const collected = {
  pages: [{ path: '/' }, { path: '/ho-tro' }, { path: '/ho-tro/bieu-phi' }],
  entries: { news: [{ slug: 'a' }, { slug: 'ab' }] },
}
const at = (file: string): Diagnostic => ({
  file,
  line: 1,
  column: 1,
  message: 'x',
  rule: 'y',
  class: 'integrity',
  severity: 'error',
})

test.each([
  ['content/news/a/vi.md', 'news/a'],
  ['content/news/a', 'news/a'],
  ['content/news/a/folder', 'news/a'],
  ['content/news/ab/entry.yaml', 'news/ab'],
  ['content/news/c/entry.yaml', undefined],
  ['content/pages/vi.md', 'pages/'],
  ['content/pages/ho-tro/vi.md', 'pages/ho-tro'],
  ['content/pages/ho-tro/bieu-phi/vi.md', 'pages/ho-tro/bieu-phi'],
  ['content/pages/ho-tro/khac/vi.md', 'pages/ho-tro'],
  ['content/wording.yaml', undefined],
  ['content/news', undefined],
  ['content/redirects.yaml', undefined],
  ['src/site/redirects.ts', undefined],
  ['other/content/news/a/vi.md', undefined],
])('%s is of the entry %s', (file, folder) => {
  const { byFolder, ofSite } = findFaults('content', collected as never, [at(file)]) // only names are read
  expect([...byFolder.keys()]).toEqual(folder === undefined ? [] : [folder])
  expect(ofSite).toHaveLength(folder === undefined ? 1 : 0)
})
