import { expect, test } from 'vitest'
import { toOverruns, toStableName, type LoadedFile } from './to-overruns.ts'

const row = { page: 'home', columns: ['requests', 'script KB'], limits: [3, 10] }
const script = (name: string, bytes: number): LoadedFile => ({ name, kind: 'script', bytes })
const page: LoadedFile = { name: '/', kind: 'document', bytes: 4000 }

test('a page at its budget has no overrun', () => {
  const figures = { requests: 3, 'script KB': 10 }
  expect(toOverruns(row, { figures, files: [page], earlier: undefined })).toEqual([])
})

test.each<[string, LoadedFile[], LoadedFile[] | undefined, string]>([
  [
    'a file that grew',
    [page, script('/a.js', 9000), script('/b.js', 1500)],
    [page, script('/a.js', 8000), script('/b.js', 1500)],
    'Since the last visit within the budget:\n  /a.js grew from 8 KB to 9 KB',
  ],
  [
    'files that are new, gone and smaller, the largest increase first',
    [script('/a.js', 7000), script('/c.js', 3500)],
    [script('/a.js', 8000), script('/b.js', 1500)],
    'Since the last visit within the budget:\n  /c.js is new: 3.5 KB\n  /a.js shrank from 8 KB to 7 KB\n  /b.js is gone: 1.5 KB',
  ],
  [
    'a budget that was lowered',
    [script('/a.js', 10_500)],
    [script('/a.js', 10_500)],
    'Since the last visit within the budget:\n  no file has changed',
  ],
  [
    'no earlier visit: all files of the kind, the largest first',
    [page, script('/a.js', 500), script('/b.js', 10_000)],
    undefined,
    'It loads:\n  /b.js 10 KB\n  /a.js 0.5 KB',
  ],
])('%s', (_, files, earlier, explained) => {
  const figures = { requests: 2, 'script KB': 10.5 }
  expect(toOverruns(row, { figures, files, earlier })).toEqual([
    `home: script KB 10.5, which is 0.5 over its budget of 10 (tests/budgets.ts). ${explained}`,
  ])
})

test('more requests are explained by files of all kinds', () => {
  const files = [page, script('/a.js', 1)]
  expect(toOverruns(row, { figures: { requests: 4, 'script KB': 1 }, files, earlier: undefined })).toEqual([
    'home: requests 4, which is 1 over its budget of 3 (tests/budgets.ts). It loads:\n  / 4 KB\n  /a.js 0 KB',
  ])
})

test.each([
  ['/assets/browser-DWlF3Guh.js', '/assets/browser.js'],
  ['/assets/hanken-grotesk-latin-wght-normal-CHiFlh_0.woff2', '/assets/hanken-grotesk-latin-wght-normal.woff2'],
  ['/assets/meetings-_RPAHjr.js', '/assets/meetings.js'],
  ['/_payload/287aa412ebe0/vi/tin-tuc.json', '/_payload/vi/tin-tuc.json'],
  ['/tin-tuc/tin-tuc-moi-nhat', '/tin-tuc/tin-tuc-moi-nhat'],
])('%s is named %s', (path, name) => {
  expect(toStableName(path)).toBe(name)
})
