import { expect, test } from 'vitest'
import { site } from '#site/site.ts'
import type { DisclosureLog } from '../archive/disclosure-log.ts'
import { listNewDisclosures } from '../archive/list-new-disclosures.ts'
import { examineWith, problemsOf, type Changes } from '../content-fixture.ts'
import { first, changedText, takenDown, lockOf, lock, since, isNew, gone } from './archive-fixture.ts'

// What releases have published counts too, before the lock records it.

/** The log of a release that has published changes, and what of its lock it knew. */
async function publishedBy(changes: Changes): Promise<DisclosureLog> {
  const read = await examineWith(changes)
  const told = { at: '2026-10-08T10:30:00.000Z', release: 7, content: 'content' }
  return new Map(listNewDisclosures(site, read, { log: new Map(), told }).map((record) => [record.id, record]))
}

const contradicted = (parts: string, fix = 'record them again') =>
  expect.stringMatching(
    new RegExp(
      `^archive.lock:1:1 disclosures/a was published by release 7 with other or further lines \\(${parts}\\); ${fix}: npm run site -- content archive$`,
    ),
  )

test.each<[string, Changes, RegExp[]]>([
  ['has lost its lines', { 'archive.lock': '' }, []],
  ['has other lines', { 'archive.lock': lock['archive.lock'].replaceAll(/[0-9a-f]{64}/g, 'x') }, [/delete its lines/]],
  [
    'has lost its lines, with a text that has changed',
    { ...changedText, 'archive.lock': '' },
    [/^disclosures\/a\/vi.md:1:1 This text was/],
  ],
])('whoever records what is published is not told that the lock %s', async (_name, changes, problems) => {
  const disclosed = new Map([...(await publishedBy({ ...first, ...lock }))].filter(([id]) => id === 'disclosures/a'))
  const found = await problemsOf({ ...first, ...lock, ...changes }, { disclosed, isRecordingAll: true })
  const told = found.filter((problem) => /disclosures\/a/.test(problem) && !problem.includes('warning'))
  expect(told).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})

const lostInGit =
  /^archive.lock:1:1 Git has committed other or further lines of disclosures\/a \(published.*\); record them again: npm run site -- content archive$/

test.each<[string, Changes, Changes, unknown[]]>([
  [
    'is not recorded yet, and is as it was',
    { ...first, 'archive.lock': '' },
    {},
    [`disclosures/a/entry.yaml:1:1 ${isNew}`],
  ],
  [
    'is not recorded yet, and its text changes',
    { ...first, 'archive.lock': '' },
    changedText,
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  [
    'is not recorded yet, and goes',
    { ...first, 'archive.lock': '' },
    { 'disclosures/a': null },
    [`archive.lock:1:1 ${gone('no longer exists')}`],
  ],
  ['was published without any lock', first, changedText, [`disclosures/a/vi.md:1:1 This text was ${since}`]],
  ['lost its lines', { ...first, ...lock }, { 'archive.lock': '' }, [contradicted('published.*')]],
  ['lost the lock', { ...first, ...lock }, { 'archive.lock': null }, [contradicted('published.*')]],
  [
    'has another line than was published',
    { ...first, ...lock },
    {
      ...changedText,
      'archive.lock': (await lockOf({ ...first, ...changedText }))['archive.lock'],
    },
    [
      contradicted('vi.md', 'delete its lines there, and record them again'),
      `disclosures/a/vi.md:1:1 This text was ${since}`,
    ],
  ],
  ['was taken down since', first, { 'disclosures/a': null, 'taken-down.yaml': takenDown('/cong-bo-thong-tin/a') }, []],
])('an entry that a release has published, and that %s', async (_name, before, changes, problems) => {
  const { 'archive.lock': kept = null } = before
  const now = { ...before, 'archive.lock': kept, ...changes }
  const disclosed = new Map([...(await publishedBy(before))].filter(([id]) => id === 'disclosures/a'))
  const found = await problemsOf(now, { disclosed })
  expect(found.filter((problem) => !problem.startsWith('governance/')).toSorted()).toEqual(problems)
})

test.each<[string, Changes, unknown[]]>([
  ['stands as it was', {}, []],
  ['has lost its lines', { 'archive.lock': '' }, [expect.stringMatching(lostInGit)]],
  [
    'has lost its lines, with a text that has changed',
    { ...changedText, 'archive.lock': '' },
    [expect.stringMatching(lostInGit), `disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
])(
  'an entry that no release has published here, whose record Git has, and that %s',
  async (_name, changes, problems) => {
    const known = [...(await publishedBy({ ...first, ...lock }))].filter(([id]) => id === 'disclosures/a')
    const disclosed = new Map(known.map(([id, { parts }]) => [id, { parts, isRecorded: true }]))
    const found = await problemsOf({ ...first, ...lock, ...changes }, { disclosed })
    expect(found.filter((problem) => !problem.startsWith('governance/')).toSorted()).toEqual(problems)
  },
)
