import { expect, test } from 'vitest'
import { entry, problemsOf } from '../content-fixture.ts'

// The parser takes seconds for these texts; the quick tests leave this file out.

test.each([
  ['equal keys', 'a: 1\n'.repeat(50_000)],
  ['unknown keys', Array.from({ length: 25_000 }, (_, index) => `k${index}: 1\n`).join('')],
  ['quotes', '"'.repeat(100_000)],
  ['lists', '- '.repeat(50_000)],
  ['tags', '!x '.repeat(32_000)],
])('a large file of %s is reported within seconds', async (_name, yaml) => {
  const start = process.cpuUsage()
  expect(await problemsOf(entry({ 'news/a/entry.yaml': yaml }))).not.toEqual([])
  // Processor time, because other processes may run too. It takes half a second; with the parser's check of keys, eight.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4_000)
})
