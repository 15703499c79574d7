import { expect, test } from 'vitest'
import type { RemovedFile } from '../take-down.ts'
import { describeCopies } from './describe-copies.ts'

const page: RemovedFile = {
  key: { kind: 'page', path: '/a', locale: 'vi', page: 1 },
  cache: 'revalidate',
  fate: 'gone',
}
const toFile = (url: string, cache: RemovedFile['cache']): RemovedFile => ({
  key: { kind: 'file', url },
  cache,
  fate: 'gone',
})

test('each policy says for how long, and lists what is kept without asking', () => {
  const files = [page, toFile('/b.png', 'immutable'), toFile('/a.png', 'immutable'), toFile('/c.png', 'day')]
  const list: RemovedFile = { ...toFile('/list.json', 'revalidate'), fate: 'deleted' }
  expect(describeCopies([...files, list]).slice(0, 7)).toEqual([
    'Deleted from all releases: 4 files of it, and 1 file of earlier builds or of ZIPs that named it. Copies may be in:',
    '  1 file: kept, but asked for before each use: gone with the next request',
    '  1 file: up to a day, in browsers and in shared caches',
    '    /c.png',
    '  2 files: up to a year, in browsers that have shown them and in shared caches',
    '    /a.png',
    '    /b.png',
  ])
})

test('a long list is cut', () => {
  const files = Array.from({ length: 45 }, (_none, index) => toFile(`/${index}.png`, 'day'))
  expect(describeCopies(files)).toContain('    … and 5 more')
  expect(describeCopies(files)[0]).toBe('Deleted from all releases: 45 files of it. Copies may be in:')
})
