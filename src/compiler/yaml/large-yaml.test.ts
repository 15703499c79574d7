import { expect, test } from 'vitest'
import { entry, problemsOf } from '../content-fixture.ts'

// The parser takes seconds for these texts; the quick tests leave this file out.

test.each([
  ['equal keys', 'a: 1\n'.repeat(100_000)],
  ['unknown keys', Array.from({ length: 40_000 }, (_, index) => `k${index}: 1\n`).join('')],
  ['quotes', '"'.repeat(400_000)],
  ['lists', '- '.repeat(200_000)],
  ['tags', '!x '.repeat(130_000)],
])('half a megabyte of %s is reported within seconds', async (_name, yaml) => {
  const start = process.cpuUsage()
  expect(await problemsOf(entry({ 'news/a/entry.yaml': yaml }))).not.toEqual([])
  // Processor time, because other processes may run too. It takes one second; with the parser's check of keys, thirty.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(8_000)
})
