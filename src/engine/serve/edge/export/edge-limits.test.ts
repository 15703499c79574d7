import { expect, test } from 'vitest'
import { checkFileSize, choosePacks } from './edge-limits.ts'

const MB = 1024 * 1024

test.each<[string, number, number, number, number]>([
  ['a small site', 8 * MB, 20, 20_000, 128],
  ['10,000 pages in two languages', 450 * MB, 600, 20_000, 8192],
  ['a site with many documents: larger packs', 1200 * MB, 5000, 20_000, 8192],
  ['the same, on a plan with more files', 1200 * MB, 5000, 100_000, 32_768],
  ['no content', 0, 0, 20_000, 1],
])('%s', (_case, packedBytes, others, fileLimit, packs) => {
  expect(choosePacks({ packedBytes, others, fileLimit })).toBe(packs)
})

test('an export with too many files says what can be done', () => {
  expect(() => choosePacks({ packedBytes: 100 * MB, others: 20_000, fileLimit: 20_000 })).toThrow(
    /^The export has 20,512 files, .* may have 20,000\..*--file-limit 100000.*--no-earlier-builds$/,
  )
})

test('a file that Cloudflare would refuse is named', () => {
  checkFileSize('/contents/a.br', 25 * MB)
  expect(() => checkFileSize('/contents/a.br', 25 * MB + 1)).toThrow('/contents/a.br has 26,214,401 bytes')
})
