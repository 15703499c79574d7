import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site } from '#site/site.ts'
import { findDisclosed } from './find-disclosed.ts'
import { inOrder } from './in-order.ts'

const directory = mkdtempSync(join(tmpdir(), 'order-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const write = (id: string, facts: string) => {
  mkdirSync(join(directory, id), { recursive: true })
  writeFileSync(join(directory, id, 'entry.yaml'), facts)
}
const [report, explanation, third, broken] = [
  'periodic-reports/bao-cao',
  'disclosures/giai-trinh',
  'disclosures/dinh-chinh',
  'disclosures/hong',
] as const
write(report, 'explainedIn: giai-trinh\n')
write(explanation, 'code: dinh-ky\n')
write(third, 'corrects:\n  entry: giai-trinh\n')
write(broken, 'a: [\n')
write('disclosures/a', 'supersedes: b\n')
write('disclosures/b', 'supersedes: a\n')

test.each<[readonly string[], readonly string[]]>([
  [
    [report, explanation],
    [explanation, report],
  ],
  [
    [third, report, explanation],
    [explanation, third, report],
  ],
  [
    [`${explanation}/`, report, broken],
    [explanation, report, broken],
  ],
  [
    ['disclosures/a', 'disclosures/b', report],
    [report, 'disclosures/a', 'disclosures/b'],
  ],
])('%j', (paths, expected) => {
  expect(inOrder(site, paths, directory)).toEqual(expected)
})

test('a path that is none is refused', () => {
  expect(() => inOrder(site, [report, 'disclosures/giai-trin'], directory)).toThrow(/Did you mean "giai-trinh"/)
})

test.each(['press-releases/a', 'press-releases/a/'])('%s is said to be published otherwise', (path) => {
  expect(() => findDisclosed(site, path, directory)).toThrow(
    /press-releases\/a is not disclosed by this command.*npm run build/,
  )
})
