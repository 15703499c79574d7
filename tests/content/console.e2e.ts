import { expect } from '@playwright/test'
import { toPayloadUrl } from '../../src/model/urls/address.ts'
import type { Payload } from '../../src/site/payloads.ts'
import { isFullRun } from '../e2e/support/full-run.ts'
import { languages } from '../e2e/support/languages.ts'
import { complete, watchProblems } from '../e2e/support/site.ts'
import { test } from '../e2e/support/test.ts'
import { readOutput } from '../site/read-output.ts'
import { ownOutput } from './own-site.ts'

const { release, pages, readFile } = readOutput(ownOutput)

/** One page of each kind in the current `content/`. */
function pickKinds(): string[] {
  const kinds = new Map<string, string>()
  for (const path of pages.keys()) {
    const { kind }: Payload = JSON.parse(readFile(toPayloadUrl(release.build, 'vi', { path, page: 1 }))) // our own build's
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use(languages[language])

    test('no kind of page of content/ writes to the console', async ({ page }) => {
      const problems = watchProblems(page)
      const paths = pickKinds()
      expect(paths.length).toBeGreaterThan(20)
      // Each kind in one language; in the full run in both.
      for (const [index, path] of paths.entries()) {
        if (!isFullRun && (index % 2 === 0) !== (language === 'vi')) continue
        await page.goto(path)
        await complete(page)
      }
      expect(problems).toEqual([])
    })
  })
}
