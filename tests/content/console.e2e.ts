import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { toPayloadUrl } from '../../src/model/address.ts'
import type { Payload } from '../../src/model/payload.ts'
import { complete, languages, watchProblems } from '../e2e/site.ts'
import { readManifest } from '../site/read-manifest.ts'
import { ownOutput } from './own-site.ts'

const manifest = readManifest(ownOutput)

/** One page of each kind that `content/` has today. */
function pickKinds(): string[] {
  const kinds = new Map<string, string>()
  for (const path of Object.keys(manifest.pages)) {
    const record = manifest.files[toPayloadUrl(manifest.build, 'vi', { path, page: 1 })]
    if (!record) throw new Error(`${path} has no payload`)
    const { kind }: Payload = JSON.parse(readFileSync(`${ownOutput}/${record.file}`, 'utf8')) // our own build's
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

for (const language of ['vi', 'en'] as const) {
  test.describe(language, () => {
    test.use(languages[language])

    test('each kind of page of content/ comes without a word on the console', async ({ page }) => {
      const problems = watchProblems(page)
      const paths = pickKinds()
      expect(paths.length).toBeGreaterThan(20)
      for (const path of paths) {
        await page.goto(path)
        await complete(page)
      }
      expect(problems).toEqual([])
    })
  })
}
