import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { findAlong } from './find-along.ts'

const directory = mkdtempSync(join(tmpdir(), 'along-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
for (const [path, facts] of Object.entries({
  'news/draft': 'status: draft\n',
  'news/later': "status: 'scheduled'\n",
  'news/out': 'publishedAt: 2026-01-01T08:00+07:00\n',
  'disclosures/a': 'publishedAt: 2026-01-01T08:00+07:00\n',
})) {
  mkdirSync(join(directory, path), { recursive: true })
  writeFileSync(join(directory, path, 'entry.yaml'), facts)
}

test.each([
  ['news/draft', 'it would not appear, since it is draft'],
  ['news/later', 'it would not appear, since it is scheduled'],
  ['news/none', 'the content has no entry of that name'],
  ['news/../disclosures/a', 'the content has no entry of that name'],
  ['disclosures/a', 'it is a disclosure, with a record of its own'],
])('--with %s is refused: %s', (path, message) => {
  expect(() => findAlong(site, directory, ['news/out', path])).toThrow(`--with ${path}: ${message}`)
})

test('what appears goes along', () => {
  expect(findAlong(site, directory, ['news/out'])).toEqual([join(directory, 'news/out')])
  expect(findAlong(site, directory)).toEqual([])
})
