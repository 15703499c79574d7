import { toLatestReleaseUrl, toReleaseMetaUrl, type Release, type ReleaseMeta } from '#engine/model/config/release.ts'

const timeoutMs = 3000

/** The id of the build that is served now; undefined where it cannot be read. `now` is part of the URL, to bypass caches. */
export async function readLatestBuild(now: Date): Promise<string | undefined> {
  const release: Partial<Release> | undefined = await readJson(toLatestReleaseUrl(now.getTime()))
  return typeof release?.id === 'string' && release.id !== '' ? release.id : undefined
}

/** True if a build has a page at the path; undefined where the build is gone, or its list cannot be read. */
export async function hasPage(build: string, path: string): Promise<boolean | undefined> {
  const meta: Partial<ReleaseMeta> | undefined = await readJson(toReleaseMetaUrl(build))
  return Array.isArray(meta?.paths) ? meta.paths.includes(path) : undefined
}

/** The JSON object at a URL; undefined for other values, and for failures. */
async function readJson(url: string): Promise<object | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const value: unknown = response.ok ? await response.json() : undefined
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
