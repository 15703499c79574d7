import { expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { formatArchiveLock, parseArchiveLock } from '../archive/archive-lock.ts'
import { problemsOf, text, type Changes } from '../content-fixture.ts'
import { Diagnostics } from '../source/diagnostics.ts'
import {
  facts,
  disclosure,
  first,
  withoutDocument,
  changedText,
  takenDown,
  lockOf,
  lock,
  since,
  advice,
  isNew,
  gone,
} from './archive-fixture.ts'

const reason = '{ vi: Lý do, en: Reason }'

const correctionFacts = `${withoutDocument.replace('01/2026', '02/2026')}corrects: { entry: a, reason: ${reason} }\n`

const correction = disclosure('b', correctionFacts)

const successor = disclosure('b', `${withoutDocument.replace('01/2026', '02/2026')}supersedes: a\n`)

const withdrawal = `status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, reason: ${reason} }\n`

const ahead: Changes = { 'disclosures/a/entry.yaml': facts.replace('2026-10-08T17', '2026-12-08T17') }

const withdrawn: Changes = { 'disclosures/a/entry.yaml': `${facts}${withdrawal}` }

const linking = disclosure(
  'c',
  withoutDocument,
  '[a](/cong-bo-thong-tin/a#x), [b](/tai-lieu/disclosures/a/a.csv), [n](/tin-tuc/n) và [c](/trang-chu).\n\n## X {#x}',
)

const news: Changes = {
  'news/n/entry.yaml': 'category: thi-truong\npublishedAt: 2026-10-12T08:30+07:00\n',
  'news/n/vi.md': text(),
}

const toRecord = (parts: string) => `warning: Has what is not in archive.lock (${parts}); ${advice}`

const isFresh = 'warning: Is published, but not yet in archive.lock; record it: npm run site -- content archive'

const withoutLines = (form: RegExp) => ({ 'archive.lock': lock['archive.lock'].replaceAll(form, '') })

/** The line of the entry's first part in the lock. */
const line = lock['archive.lock'].split('\n').findIndex((row) => row.startsWith('disclosures/a ')) + 1

const signed = (rule: string) =>
  `signedReasons:\n  - { rule: ${rule}, reason: Chờ bản dịch, by: Lan, at: 2026-10-08T17:00+07:00 }\n`

test.each<[string, Changes, string[]]>([
  ['no change', {}, []],
  ['no lock, which checks nothing', { ...changedText, 'archive.lock': null }, []],
  ['a text', changedText, [`disclosures/a/vi.md:1:1 This text was ${since}`]],
  [
    'a text that is gone',
    { 'disclosures/a/en.md': null },
    [
      `disclosures/a/entry.yaml:1:1 "en.md" was ${since}`,
      expect.stringMatching(/^disclosures\/a\/entry\.yaml:1:1 Has no English text/),
    ],
  ],
  [
    'a fact',
    { 'disclosures/a/entry.yaml': facts.replace('01/2026', '01/2027') },
    [`disclosures/a/entry.yaml:1:1 These facts were ${since}`],
  ],
  [
    'the moment',
    { 'disclosures/a/entry.yaml': facts.replace('17:30', '18:30') },
    [
      `disclosures/a/entry.yaml:7:14 8 October 2026, 18:30 is not the moment at which it was published. It was ${since}`,
    ],
  ],
  ['a document', { 'disclosures/a/a.csv': 'a,b\n1,3\n' }, [`disclosures/a/entry.yaml:9:13 "a.csv" was ${since}`]],
  [
    'the title of a document',
    { 'disclosures/a/entry.yaml': facts.replace('Notice', 'Other') },
    [`disclosures/a/entry.yaml:9:5 How "a.csv" is listed was ${since}`],
  ],
  [
    'a document that is gone',
    { 'disclosures/a/entry.yaml': withoutDocument, 'disclosures/a/a.csv': null },
    [
      `disclosures/a/entry.yaml:1:1 "a.csv" was ${since}`,
      `disclosures/a/entry.yaml:1:1 How "a.csv" is listed was ${since}`,
    ],
  ],
  ['an entry that is gone', { 'disclosures/a': null }, [`archive.lock:${line}:1 ${gone('no longer exists')}`]],
  [
    'an entry that is a draft again',
    { 'disclosures/a/entry.yaml': `${facts}status: draft\n` },
    [`archive.lock:${line}:1 ${gone('is now draft')}`],
  ],
  [
    'an invalid entry, which is reported as such',
    { 'disclosures/a/entry.yaml': facts.replace('bat-thuong', 'khac') },
    [expect.stringMatching(/^disclosures\/a\/entry\.yaml:1:7 "code" must be one of/)],
  ],
  ['order and comments of facts', { 'disclosures/a/entry.yaml': `tags: [co-tuc] # later\n${facts}` }, []],
  ['an entry that was taken down', { 'disclosures/a': null, 'taken-down.yaml': takenDown('/cong-bo-thong-tin/a') }, []],
  ['a document that was taken down', { 'taken-down.yaml': takenDown('/tai-lieu/disclosures/a/a.csv') }, []],
  [
    'a document that was taken down, and another text',
    { 'taken-down.yaml': takenDown('/tai-lieu/disclosures/a/a.csv'), ...changedText },
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  [
    'an entry that was taken down, and a recorded one that corrects it',
    {
      ...correction,
      'taken-down.yaml': takenDown('/cong-bo-thong-tin/a'),
      ...(await lockOf({ ...first, ...correction })),
    },
    [],
  ],
  [
    'an entry that was taken down and deleted, and a recorded one that supersedes it',
    {
      ...successor,
      'disclosures/a': null,
      'taken-down.yaml': takenDown('/cong-bo-thong-tin/a'),
      ...(await lockOf({ ...first, ...successor })),
    },
    [],
  ],
  [
    'an entry that was taken down, and a new one that corrects it',
    { ...correction, 'taken-down.yaml': takenDown('/cong-bo-thong-tin/a') },
    [`disclosures/b/entry.yaml:1:1 ${isNew}`],
  ],
  [
    'a charter that was taken down and deleted, and the one in force',
    {
      'governance/dieu-le-cong-ty-phien-ban-1-0': null,
      'taken-down.yaml': takenDown('/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-1-0'),
    },
    [],
  ],
  [
    'the charter in force, which was taken down: the site can be published until there is another',
    { 'taken-down.yaml': takenDown('/quan-tri-doanh-nghiep/dieu-le-cong-ty-phien-ban-2-0') },
    [
      expect.stringMatching(
        /^governance\/dieu-le-cong-ty-phien-ban-1-0\/entry\.yaml:\d+:\d+ warning: "effectiveTo": No charter is in force/,
      ),
    ],
  ],
  [
    'what a recorded text links to: a page, a heading and a document, which were taken down',
    {
      ...linking,
      'disclosures/a': null,
      'taken-down.yaml': takenDown('/cong-bo-thong-tin/a') + takenDown('/tin-tuc/n'),
      ...(await lockOf({ ...first, ...linking, ...news })),
    },
    [],
  ],
  [
    'what a text links to that is not recorded',
    { ...linking, 'disclosures/a': null, 'taken-down.yaml': takenDown('/cong-bo-thong-tin/a'), ...news },
    [
      'disclosures/c/en.md:6:34 Dead link: no document has the address /tai-lieu/disclosures/a/a.csv, which was taken down',
      'disclosures/c/en.md:6:5 Dead link: /cong-bo-thong-tin/a is not published (status: taken down)',
      `disclosures/c/entry.yaml:1:1 ${isNew}`,
      'disclosures/c/vi.md:6:34 Dead link: no document has the address /tai-lieu/disclosures/a/a.csv, which was taken down',
      'disclosures/c/vi.md:6:5 Dead link: /cong-bo-thong-tin/a is not published (status: taken down)',
    ],
  ],
  ['a new entry', { ...correction, 'disclosures/a/vi.md': text() }, [`disclosures/b/entry.yaml:1:1 ${isNew}`]],
  [
    'a text that a new entry corrects',
    { ...correction, ...changedText },
    [`disclosures/a/vi.md:1:1 This text was ${since}`, `disclosures/b/entry.yaml:1:1 ${isNew}`],
  ],
  [
    'a text that a new entry supersedes',
    { ...successor, ...changedText },
    [`disclosures/a/vi.md:1:1 This text was ${since}`, `disclosures/b/entry.yaml:1:1 ${isNew}`],
  ],
  [
    'a text that a draft corrects',
    {
      ...correction,
      ...changedText,
      'disclosures/b/entry.yaml': `${correctionFacts}status: draft\n`,
    },
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  [
    'a text that a recorded entry corrects',
    { ...correction, ...changedText, ...(await lockOf({ ...first, ...correction })) },
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  ['a withdrawal', withdrawn, [`disclosures/a/entry.yaml:1:1 ${toRecord('withdrawn')}`]],
  [
    'an entry of the last hours that is not recorded',
    {
      ...disclosure('b', withoutDocument.replace('01/2026', '02/2026').replaceAll('2026-10-08', '2026-11-20')),
    },
    [`disclosures/b/entry.yaml:1:1 ${isFresh}`],
  ],
  ['all lines of an entry', withoutLines(/^disclosures\/a .*\n/gm), [`disclosures/a/entry.yaml:1:1 ${isNew}`]],
  [
    'its first lines',
    withoutLines(/^disclosures\/a (?:published|vi\.md) .*\n/gm),
    [
      `archive.lock:${line}:1 warning: disclosures/a has lines here, and lacks others (published, vi.md); restore this file: git -C content restore --staged --worktree -- archive.lock (where the change is committed, with --source COMMIT)`,
    ],
  ],
  [
    'a line of what may be new',
    withoutLines(/^disclosures\/a en\.md .*\n/gm),
    [`disclosures/a/entry.yaml:1:1 ${toRecord('en.md')}`],
  ],
  [
    'lines, and one that cannot be read',
    { 'archive.lock': `${withoutLines(/^disclosures\/a .*\n/gm)['archive.lock']}disclosures/a vi.m` },
    [expect.stringMatching(/^archive\.lock:\d+:1 Not a line of this file; restore it from git/)],
  ],
  [
    'a withdrawal with another text',
    { ...withdrawn, ...changedText },
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  [
    'a text after a recorded withdrawal',
    { ...withdrawn, ...changedText, ...(await lockOf({ ...first, ...withdrawn })) },
    [`disclosures/a/vi.md:1:1 This text was ${since}`],
  ],
  [
    'the end of a recorded withdrawal',
    await lockOf({ ...first, ...withdrawn }),
    [`disclosures/a/entry.yaml:1:1 The withdrawal was ${since}`],
  ],
  [
    'what was disclosed by a clock that was ahead, which is not to be scheduled now',
    { ...ahead, ...(await lockOf({ ...first, ...ahead })) },
    [
      'disclosures/a/entry.yaml:7:14 "publishedAt": 8 December 2026, 17:30 is in the future, and was disclosed: the clock is behind, or was ahead then. Leave the entry as it is; set the clock',
      expect.stringMatching(/:7:14 warning: Was due by/),
    ],
  ],
  [
    'damaged lines',
    { 'archive.lock': `<<<<<<< ours\n${lock['archive.lock']}disclosures/a vi.md 0\n` },
    [
      'archive.lock:1:1 Not a line of this file; restore it from git, or after a conflict keep the lines of both sides',
      expect.stringMatching(/^archive\.lock:\d+:1 disclosures\/a vi\.md is recorded twice, with different values/),
    ],
  ],
])('%s', async (_case, changes, problems) => {
  const found = (await problemsOf({ ...first, ...lock, ...changes })).filter(
    (problem) => !problem.includes('nothing records that it did'),
  )
  expect(found.toSorted()).toEqual(problems)
})

test('a lock keeps what was replaced before such changes were refused', () => {
  const old = `${lock['archive.lock']}disclosures/a vi.md 0 replaced 2026-11-21T09:00:00Z corrected by b\n`
  const parsed = parseArchiveLock(site, { file: 'archive.lock', text: old }, new Diagnostics())
  expect(formatArchiveLock(parsed).split('\n')).toEqual(expect.arrayContaining(old.split('\n').slice(2)))
})

test('a lock keeps what was taken down', async () => {
  const changes = { 'taken-down.yaml': takenDown('/tai-lieu/disclosures/a/a.csv') }
  expect(await lockOf({ ...first, ...lock, ...correction, ...changes })).toEqual(
    await lockOf({ ...first, ...lock, ...correction }),
  )
})

test.each<[string, Changes, string]>([
  ['the rule', { 'disclosures/a/entry.yaml': facts + signed('disclosure-rules') }, 'warning: Has no English text'],
  ['another rule', { 'disclosures/a/entry.yaml': facts + signed('validity') }, 'Has no English text'],
])('a rule of law may be broken where somebody answers for it: %s', async (_name, changes, start) => {
  const problems = await problemsOf({ ...first, ...changes, 'disclosures/a/en.md': null })
  const told = problems.filter((problem) => problem.includes('Has no English text'))
  expect(told).toEqual([expect.stringContaining(`disclosures/a/entry.yaml:1:1 ${start}`)])
  expect(told[0]?.includes('(Lan answers for it: Chờ bản dịch)')).toBe(start.startsWith('warning'))
})
