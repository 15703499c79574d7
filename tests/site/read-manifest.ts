import { existsSync, readFileSync } from 'node:fs'
import type { SiteManifest } from '../../src/model/config/site-manifest.ts'

/** The manifest of a site that was built for tests. @throws where it has not been built. */
export function readManifest(output: string): SiteManifest {
  const file = `${output}/site.json`
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the sites of the tests: npm run test:sites`)
  return JSON.parse(readFileSync(file, 'utf8')) // our own build's
}
