import { expect, test } from 'vitest'
import { entry, problemsOf } from '../content-fixture.ts'

// Seconds of the parser's own time: apart from the quick tests, which leave out what is large.

test.each([
  ['equal keys', 'a: 1\n'.repeat(100_000)],
  ['unknown keys', Array.from({ length: 40_000 }, (_, index) => `k${index}: 1\n`).join('')],
  ['quotes', '"'.repeat(400_000)],
  ['lists', '- '.repeat(200_000)],
  ['tags', '!x '.repeat(130_000)],
])('half a megabyte of %s is refused before anybody wonders', async (_name, yaml) => {
  const start = process.cpuUsage()
  expect(await problemsOf(entry({ 'news/a/entry.yaml': yaml }))).not.toEqual([])
  // Of the processor's time, as others may use it too. It takes a second; the parser's own comparison of keys took half a
  // minute.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(8_000)
})
