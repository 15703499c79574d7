import { expect, test } from 'vitest'
import { hashSources } from './read-sources.ts'

/** Which of the hashes contains a file. */
function findHashes(path: string): { all: boolean; code: boolean } {
  const { all, code } = hashSources({
    hashAll: (_paths, isIncluded = () => true) => String(isIncluded(path)),
    hashFile: () => '',
    save: () => {},
  })
  return { all: all === 'true', code: code === 'true' }
}

test.each<[string, boolean, boolean]>([
  ['src/app/browser.tsx', true, true],
  ['src/features/jobs/job-view.tsx', true, true],
  ['src/shell/footer.tsx', true, true],
  ['routes/tin-tuc/index.tsx', true, true],
  ['src/engine/render/pages/page-template.ts', true, true],
  ['src/engine/render/code/build-code.ts', true, true],
  ['src/brand/brand.ts', true, true],
  ['src/brand/build/vi/compounds.ts', true, false],
  ['src/engine/outputs/to-sitemap.ts', true, false],
  ['src/engine/content/open-content.ts', true, false],
  ['src/engine/store/schema.ts', true, false],
  ['src/engine/serve/node.ts', true, false],
  ['src/i18n/locales/en/messages.po', false, false],
  ['src/app/render.test.ts', false, false],
  ['src/features/lists/payload.test-d.ts', false, false],
  ['src/engine/store/store-fixture.ts', false, false],
])('%s: in the hash of all sources %s, of the built code %s', (path, all, code) => {
  expect(findHashes(path)).toEqual({ all, code })
})
