import { expect, test } from 'vitest'
import type { PublicAddresses } from '#engine/store/releases/read-public-addresses.ts'
import { createLostAddresses } from './create-lost-addresses.ts'

interface Step {
  present: string[]
  /** The latest release of the output, where there is one. */
  release?: [number, string[]]
  heldPages?: string[]
  heldFolders?: string[]
  takenDown?: string[]
}

function lostAfter(steps: readonly Step[]): string[] {
  let published: PublicAddresses | undefined
  const find = createLostAddresses(() => published, ['pages', 'news'])
  return steps.map(({ present, release, heldPages = [], heldFolders = [], takenDown = [] }) => {
    published = release && { release: release[0], addresses: new Set(release[1]) }
    return find({
      addresses: new Set(present),
      heldPages: new Set(heldPages),
      heldFolders: new Set(heldFolders),
      isTakenDown: (address) => takenDown.includes(address),
      redirects: [{ from: '/lien-he', to: '/ho-tro/lien-he', status: 308 }],
    })
  })[steps.length - 1] as string[] // there is one
}

const both = ['/tin-tuc/a', '/tin-tuc/b', '/tai-lieu/news/a/a.pdf']
const rest = ['/tin-tuc/b']

test.each<[string, Step[], string[]]>([
  ['nothing', [{ present: both }, { present: both }], []],
  ['an entry with a document that is deleted', [{ present: both }, { present: rest }], [both[2] ?? '', '/tin-tuc/a']],
  ['one that comes back', [{ present: both }, { present: rest }, { present: both }], []],
  ['one that was begun since and is deleted', [{ present: rest }, { present: both }, { present: rest }], []],
  [
    'one that a release has, and the first reading lacks',
    [{ present: rest, release: [1, both] }],
    [both[2] ?? '', '/tin-tuc/a'],
  ],
  [
    'one that has gone with a release since',
    [
      { present: both, release: [1, both] },
      { present: rest, release: [2, rest] },
    ],
    [],
  ],
  [
    'a file that is made of entries, and known by the release alone',
    [{ present: rest, release: [1, [...rest, '/tai-lieu/so-lieu.csv']] }],
    [],
  ],
  ['one with an error', [{ present: both }, { present: rest, heldPages: ['/tin-tuc/a'], heldFolders: ['news/a'] }], []],
  ['one that is taken down', [{ present: both }, { present: rest, takenDown: ['/tin-tuc/a', both[2] ?? ''] }], []],
  ['a page with a redirect', [{ present: ['/', '/lien-he'] }, { present: ['/'] }], []],
])('what is lost: %s', (_name, steps, expected) => {
  expect(lostAfter(steps)).toEqual(expected)
})
