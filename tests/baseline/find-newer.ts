import { isInternal } from '#engine/model/config/internal-files.ts'
import type { BuiltSite } from '../site/read-output.ts'
import { compatKeys, engines, isNewer, type CompatKey, type Versions } from './compat-keys.ts'
import { findInHtml } from './find-in-html.ts'
import { findInScript } from './find-in-script.ts'
import { findInStyles } from './find-in-styles.ts'

/** The features that a site uses and one of the oldest engines lacks, each with the versions that have all that is used of it. */
export function findNewer(
  site: Pick<BuiltSite, 'files' | 'pages' | 'readFile' | 'readPage'>,
  oldest: Versions,
): Map<string, Versions> {
  const newer = new Map<string, Versions>()
  const note = (keys: readonly string[]) => {
    const known = keys.flatMap((key) => compatKeys.get(key) ?? [])
    // A member that an older interface has too is taken for that one's.
    const first = known[0]
    if (first && known.every((one) => isNewer(one, oldest)))
      newer.set(first.feature, toLatest(first, newer.get(first.feature)))
  }
  for (const url of site.files.keys()) {
    // No browser runs the renderer.
    if (isInternal(url)) continue
    if (url.endsWith('.css')) for (const key of findInStyles(site.readFile(url))) note([key])
    if (url.endsWith('.js')) for (const keys of findInScript(url, site.readFile(url))) note(keys)
  }
  for (const path of site.pages.keys()) for (const key of findInHtml(site.readPage(path, 'vi'))) note([key])
  return newer
}

function toLatest({ since }: CompatKey, before: Versions | undefined): Versions {
  const latest = engines.map((engine) => [engine, Math.max(since[engine], before?.[engine] ?? 0)] as const)
  return { chrome: 0, edge: 0, firefox: 0, safari: 0, ...Object.fromEntries(latest) }
}
