import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#site/site.ts'
import { beginCorrection } from './begin-correction.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'correction-'))
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-11-28T16:40+07:00') / 1000))
})
afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function write(facts: string): void {
  mkdirSync(join(directory, 'disclosures/a'), { recursive: true })
  writeFileSync(join(directory, 'disclosures/a/entry.yaml'), `code: dinh-ky\nrefNo: "1"\n${facts}`)
  writeFileSync(join(directory, 'disclosures/a/vi.md'), 'Số căn cước')
}

/** The lines that it says. */
function begin(): string {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  beginCorrection(site, 'disclosures/a', directory)
  return info.mock.calls.flat().join('\n')
}

const published = 'publishedAt: 2026-10-01T08:00+07:00\n'

test.each([
  ['was published', published],
  ['appeared at its time', 'status: scheduled\npublishAt: 2026-11-28T16:40+07:00\n'],
  ['was withdrawn', `status: withdrawn\n${published}`],
])('what %s is corrected by an entry of its own', (_name, facts) => {
  write(facts)
  expect(begin()).not.toContain('taken down')
  expect(readFileSync(join(directory, 'disclosures/a-dinh-chinh/entry.yaml'), 'utf8')).toBe(
    "code: dinh-ky\nstatus: draft\nrefNo: ''\ncorrects:\n  entry: a\n  reason:\n    vi: ''\n    en: ''\n",
  )
})

test.each([
  ['a draft', 'status: "draft"\n'],
  ['what appears later', 'status: scheduled\npublishAt: 2026-11-28T16:41+07:00\n'],
])('%s is changed as it is, because nobody has read it', (_name, facts) => {
  write(facts)
  expect(begin).toThrow(/disclosures\/a was not disclosed yet.*change it as it is/)
  expect(() => readFileSync(join(directory, 'disclosures/a-dinh-chinh/entry.yaml'))).toThrow('ENOENT')
})

test('of what was taken down, the draft has what had to go, which is said', () => {
  write(published)
  writeFileSync(join(directory, 'taken-down.yaml'), '/cong-bo-thong-tin/a:\n  at: 2026-10-02T08:00+07:00\n')
  expect(begin()).toContain('disclosures/a was taken down, and the draft has its texts: delete in them what had to go.')
})
