import { expect, test } from 'vitest'
import { describeOpenNotices } from './describe-open-notices.ts'

const file = (...notices: readonly (readonly [slug: string, saidAt: string])[]) =>
  JSON.stringify({
    notices: notices.map(([slug, saidAt]) => ({ slug, title: slug.toUpperCase(), saidAt, kind: 'su-co' })),
  })
const end = 'Look at them now, and tell clients by another way where they are wrong: the site has them as they were'
const open = (count: number) => `warning: Service notices that the site shows as open: ${count}`

test.each<[string, shown: string | undefined, latest: string | undefined, lines: string[]]>([
  ['nothing is open', file(), file(), []],
  ['releases of a site without notices', undefined, undefined, []],
  ['one that is open in both', file(['a', '08:00']), file(['a', '08:00']), [open(1), '  service-notices/a  A', end]],
  [
    'one that is over in the latest',
    file(['a', '08:00'], ['b', '08:00']),
    file(['b', '08:00']),
    [open(2), '  service-notices/a  A (not open in the latest release)', '  service-notices/b  B', end],
  ],
  [
    'one of which something was said since',
    file(['a', '08:00']),
    file(['a', '09:00']),
    [open(1), '  service-notices/a  A (without what was said since)', end],
  ],
  [
    'one that was opened since',
    file(),
    file(['a', '08:00']),
    ['warning: Service notices that the site does not show: 1', '  service-notices/a  A', end],
  ],
  ['a file of another form', '{"notices":1}', 'x', []],
])('%s', (_case, shown, latest, lines) => {
  expect(describeOpenNotices({ shown, latest })).toEqual(lines)
})
