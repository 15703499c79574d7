import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import { site } from '#site/site.ts'
import { describeAlso, describeOthers } from './describe-others.ts'

const directory = mkdtempSync(join(tmpdir(), 'others-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const year = 'financials/2026-rieng'
mkdirSync(join(directory, year), { recursive: true })
writeFileSync(join(directory, year, 'entry.yaml'), 'periods:\n  - { period: Q3, report: a }\n')

const toWaiting = (path: string, more: Partial<HeldFolder> = {}): HeldFolder => {
  return { path, isPublished: true, errors: [], isWaiting: true, ...more }
}
const linesOf = (held: readonly HeldFolder[], isUrgent = false) =>
  describeOthers(site, held, { id: 'periodic-reports/a', directory, content: 'content', out: 'dist', isUrgent }).map(
    String,
  )
const twenty = Array.from({ length: 22 }, (_, index) => `news/n${index}`)

test.each<[string, HeldFolder[], boolean, string[]]>([
  ['nothing', [], false, []],
  ['what has an error alone', [toWaiting('news/a', { isWaiting: false })], false, []],
  ['the record alone, which is written with what is disclosed', [toWaiting('', { files: ['archive.lock'] })], true, []],
  [
    'a change, and terms',
    [toWaiting('news/a'), toWaiting('', { files: ['wording.yaml'] })],
    false,
    ['Other changes wait: news/a, wording.yaml. Commit them; npm run build publishes them'],
  ],
  [
    'menus, former addresses and the record',
    [toWaiting('', { files: ['archive.lock', 'menus.yaml', 'redirects.yaml'] })],
    true,
    ['Other changes wait: menus.yaml, redirects.yaml. npm run build publishes them'],
  ],
  [
    'a change, beside what is urgent',
    [toWaiting('news/a')],
    true,
    ['Other changes wait: news/a. npm run build publishes them'],
  ],
  [
    'very many',
    twenty.map((path) => toWaiting(path)),
    true,
    [`Other changes wait: ${twenty.slice(0, 20).join(', ')} and 2 more. npm run build publishes them`],
  ],
  [
    'its figures, and others',
    [toWaiting('news/a'), toWaiting(year)],
    true,
    [
      `${year} has figures that appear with periodic-reports/a, and waits. npm run build publishes it, with all else that is saved`,
      'Other changes wait: news/a. npm run build publishes them',
    ],
  ],
  [
    'another disclosure, and a change of one',
    [toWaiting('disclosures/b', { isPublished: false }), toWaiting('disclosures/c')],
    true,
    [
      'disclosures/b waits to be disclosed: npm run disclose -- disclosures/b --by NAME',
      'Other changes wait: disclosures/c. npm run build publishes them',
    ],
  ],
])('what waits: %s', (_name, held, isUrgent, expected) => {
  expect(linesOf(held, isUrgent)).toEqual(expected)
})

test('what goes along is named, and what goes', () => {
  const changes = [
    { path: 'news/a', isRemoved: false },
    { path: 'disclosures/x', isRemoved: false },
    { path: 'news/b', isRemoved: true },
  ]
  expect(describeAlso({ changes }, 'disclosures/x').map(String)).toEqual([
    'Also published: news/a',
    'Also removed: news/b',
  ])
})
