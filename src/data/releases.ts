import { toLatestReleaseUrl, toReleaseMetaUrl, type Release, type ReleaseMeta } from '#model/release.ts'

/** Milliseconds: nobody waits longer to learn whether there is a newer release. */
const patienceMs = 3000

/** The id of the build that is served now; undefined where it cannot be learnt. The moment keeps caches from answering. */
export async function readLatestBuild(now: Date): Promise<string | undefined> {
  const release: Partial<Release> | undefined = await readJson(toLatestReleaseUrl(now.getTime()))
  return typeof release?.id === 'string' && release.id !== '' ? release.id : undefined
}

/** Whether a build has a page at the path; undefined where the build itself is gone, or cannot tell. */
export async function hasPage(build: string, path: string): Promise<boolean | undefined> {
  const meta: Partial<ReleaseMeta> | undefined = await readJson(toReleaseMetaUrl(build))
  return Array.isArray(meta?.paths) ? meta.paths.includes(path) : undefined
}

/** The object at a URL; undefined for anything else, and for any failure. */
async function readJson(url: string): Promise<object | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    const value: unknown = response.ok ? await response.json() : undefined
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
