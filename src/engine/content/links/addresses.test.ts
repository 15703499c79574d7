import { expect, test } from 'vitest'
import { entry, facts, problemsOf, text, type Changes } from '../content-fixture.ts'

// Slugs that are invalid, and paths that are used twice.

const news = (name: string): Changes => ({ [`news/${name}/entry.yaml`]: facts, [`news/${name}/vi.md`]: text() })
const page = (path: string): Changes => ({ [`pages${path}/entry.yaml`]: 'order: 1\n', [`pages${path}/vi.md`]: text() })
const rule = 'cannot be part of a URL: use a-z, 0-9 and single hyphens, at most 96 characters'
const long = 'mot-tieu-de-rat-dai-'.repeat(5)

test.each<[string, Changes, string]>([
  ['capitals and underscores', news('Tin_Moi'), `news/Tin_Moi:1:1 "Tin_Moi" ${rule}; rename it to tin-moi`],
  ['Vietnamese letters', news('bài-viết'), `news/bài-viết:1:1 "bài-viết" ${rule}; rename it to bai-viet`],
  ['a blank', news('Đại hội cổ đông'), `"Đại hội cổ đông" ${rule}; rename it to dai-hoi-co-dong`],
  ['two hyphens', news('a--b'), `news/a--b:1:1 "a--b" ${rule}; rename it to a-b`],
  ['a hyphen at its end', news('a-'), `news/a-:1:1 "a-" ${rule}; rename it to a`],
  ['dots', news('v1.2'), `news/v1.2:1:1 "v1.2" ${rule}; rename it to v1-2`],
  ['no valid character', news('新聞'), `news/新聞:1:1 "新聞" ${rule}; choose another name`],
  ['97 letters and more', news(`${long}cuoi`), `${rule}; rename it to ${long.slice(0, 93)}tieu`.slice(0, -4)],
  ['a device of Windows', news('con'), 'news/con:1:1 "con" is a reserved name on Windows; choose another name'],
  [
    'a page in capitals',
    page('/ve-shs/Trach-Nhiem'),
    `pages/ve-shs/Trach-Nhiem:1:1 "Trach-Nhiem" ${rule}; rename it to trach-nhiem`,
  ],
  [
    'the name of a page beside it',
    news('thong-bao'),
    'news/thong-bao:1:1 "thong-bao" is already the slug of a page; rename it to thong-bao-2',
  ],
])('a name with %s', async (_name, changes, problem) => {
  const problems = await problemsOf(changes)
  expect(problems.filter((found) => found.includes(problem))).toHaveLength(1)
})

test('names that differ only in case are one name on some file systems: a unique name is suggested', async () => {
  expect(await problemsOf({ ...entry(), ...news('A') })).toEqual([`news/A:1:1 "A" ${rule}; rename it to a-2`])
})

test('a name in composed and in decomposed form', async () => {
  const problems = await problemsOf({ ...news('bài'.normalize('NFC')), ...news('bài'.normalize('NFD')) })
  expect(problems.map((problem) => problem.normalize('NFC'))).toEqual([
    `news/bài:1:1 "bài" ${rule}; rename it to bai`,
    `news/bài:1:1 "bài" ${rule}; rename it to bai`,
  ])
})

test.each<[string, Changes, string]>([
  [
    'an entry and a page',
    { ...entry(), ...page('/tin-tuc/a') },
    'pages/tin-tuc/a:1:1 Two entries have the address /tin-tuc/a; rename one',
  ],
  [
    'a page and the route of entries',
    page('/tin-tuc/b'),
    'pages/tin-tuc/b/vi.md:1:1 The route /tin-tuc/$slug has this address and shows no pages; move the page',
  ],
  [
    'a page and the server',
    page('/healthz'),
    'pages/healthz/vi.md:1:1 The address /healthz is reserved for the server; move the page',
  ],
])('one address of %s', async (_name, changes, problem) => {
  expect(await problemsOf(changes)).toContain(problem)
})
