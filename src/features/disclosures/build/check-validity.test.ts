import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'
import { siteContent } from '../../../../tests/site/site.ts'

/** The charters of the fixture: 1.0 until 2026-04-20, 2.0 from the next day. The content is read on 2026-11-21. */
const [first, second] = ['governance/dieu-le-cong-ty-phien-ban-1-0', 'governance/dieu-le-cong-ty-phien-ban-2-0']

const document = (name: string, facts: string, code = 'quy-che'): Changes => ({
  [`governance/${name}/entry.yaml`]: `code: ${code}\nversion: "1.0"\nadoptedOn: 2024-01-01\n${facts}publishedAt: 2024-01-02T08:00+07:00\n`,
  [`governance/${name}/vi.md`]: text(),
  [`governance/${name}/en.md`]: text(),
})
const attached =
  'attachments:\n  - { file: dieu-le.csv, kind: dieu-le, language: vi, title: { vi: Điều lệ, en: Charter } }\n'

const secondFacts = await readFile(join(siteContent, second, 'entry.yaml'), 'utf8')

const noCharters: Changes = { [first]: null, [second]: null }

test.each<[string, Changes, string[]]>([
  ['the unchanged charters', {}, []],
  [
    'two versions, one after the other',
    {
      ...document('a', 'effectiveFrom: 2024-01-03\neffectiveTo: 2024-12-31\n'),
      ...document('b', 'effectiveFrom: 2025-01-01\nsupersedes: a\n'),
    },
    [],
  ],
  [
    'two unrelated documents',
    { ...document('a', 'effectiveFrom: 2024-01-03\n'), ...document('b', 'effectiveFrom: 2025-01-01\n') },
    [],
  ],
  [
    'a term that ends before it begins',
    document('a', 'effectiveFrom: 2024-01-03\neffectiveTo: 2024-01-02\n'),
    ['governance/a/entry.yaml:5:14 "effectiveTo": Must not be before effectiveFrom'],
  ],
  [
    'a document in force before it was adopted',
    document('a', 'effectiveFrom: 2023-12-31\n'),
    ['governance/a/entry.yaml:4:16 "effectiveFrom": Must not be before adoptedOn, 1 January 2024'],
  ],
  [
    'a version whose predecessor has no end',
    {
      ...document('a', 'effectiveFrom: 2024-01-03\n'),
      ...document('b', 'effectiveFrom: 2025-01-01\nsupersedes: a\n'),
    },
    [
      'governance/b/entry.yaml:4:16 "effectiveFrom": The version before it is in force until further notice; end governance/a with "effectiveTo: 2024-12-31"',
    ],
  ],
  [
    'a version that begins on the last day of its predecessor',
    {
      ...document('a', 'effectiveFrom: 2024-01-03\neffectiveTo: 2025-03-01\n'),
      ...document('b', 'effectiveFrom: 2025-03-01\nsupersedes: a\n'),
    },
    [
      'governance/b/entry.yaml:4:16 "effectiveFrom": The version before it is in force until 1 March 2025; end governance/a with "effectiveTo: 2025-02-28"',
    ],
  ],
  [
    'two charters in force',
    {
      ...document('dieu-le-moi', `effectiveFrom: 2026-10-01\n${attached}`, 'dieu-le'),
      'governance/dieu-le-moi/dieu-le.csv': 'a,b\n1,2\n',
    },
    [
      'governance/dieu-le-moi/entry.yaml:4:16 "effectiveFrom": From 1 October 2026 two charters would be in force, governance/dieu-le-cong-ty-phien-ban-2-0 and governance/dieu-le-moi; end governance/dieu-le-cong-ty-phien-ban-2-0 with "effectiveTo: 2026-09-30"',
    ],
  ],
  [
    'no charter at all',
    noCharters,
    ['governance:1:1 The site has no charter: publish the one in force here, with `code: dieu-le`'],
  ],
  [
    'a charter that has ended',
    { [second]: null },
    [
      'governance/dieu-le-cong-ty-phien-ban-1-0/entry.yaml:5:14 "effectiveTo": No charter is in force today, 21 November 2026; the newest is from 26 April 2024 to 20 April 2026',
    ],
  ],
  [
    'a charter that was withdrawn',
    {
      [`${second}/entry.yaml`]: `${secondFacts}status: withdrawn\nwithdrawal: { at: 2026-11-20T08:00+07:00, reason: { vi: a, en: a } }\n`,
    },
    [
      'governance/dieu-le-cong-ty-phien-ban-1-0/entry.yaml:5:14 "effectiveTo": No charter is in force today, 21 November 2026; the newest is from 26 April 2024 to 20 April 2026',
    ],
  ],
])('%s', async (_case, changes, problems) => {
  expect((await problemsOf(changes)).toSorted()).toEqual(problems)
})
