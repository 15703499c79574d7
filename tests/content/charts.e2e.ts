import { expect } from '@playwright/test'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { toPayloadUrl } from '../../src/engine/model/urls/address.ts'
import type { Payload } from '../../src/site/map/payloads.ts'
import { isFullRun } from '../e2e/support/full-run.ts'
import { pickCharted, testCharts } from '../e2e/support/test-charts.ts'
import { readOutput } from '../site/read-output.ts'
import { ownOutput } from './own-site.ts'

const site = readOutput(ownOutput)
const { release, pages, readFile } = site

/** Pages of the kinds in the current `content/` that some pages lack, one of each. */
function pickOtherKinds(known: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const path of [...known, ...pages.keys()]) {
    const { kind } = JSON.parse(readFile(toPayloadUrl(release.build, 'vi', { path, page: 1 }))) as Payload // our own build's
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  expect(kinds.size).toBeGreaterThan(20)
  return [...kinds.values()].filter((path) => !known.includes(path))
}

// No kind of page writes to the console: each is opened in one language at least, in the full run in both.
testCharts(site, (charted, locale) => {
  if (isFullRun) return pickOtherKinds(charted)
  const inEither = locales.flatMap((one) => pickCharted(site, one))
  return pickOtherKinds(inEither).filter((_path, index) => (index % 2 === 0) === (locale === 'vi'))
})
