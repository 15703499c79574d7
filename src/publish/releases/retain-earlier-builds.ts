import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileRecord, KeptBuild, SiteManifest } from '#model/config/site-manifest.ts'

const endings = { br: '.br', gzip: '.gz' } as const

/** Builds whose files stay reachable, the newest among them. */
export const retainedBuildCount = 10

interface Keeping {
  /** The release before; undefined at the first build. */
  previous: string | undefined
  /** The new release, its own files in place. */
  directory: string
  manifest: SiteManifest
  /** How many builds stay, the new one among them. */
  keep: number
}

/**
 * Takes what open pages of earlier builds may still ask for over into a release: their assets, payloads and messages.
 * The bytes are shared with the release before, as hard links.
 */
export async function retainEarlierBuilds({ previous, directory, manifest, keep }: Keeping): Promise<void> {
  const known = previous === undefined ? [] : await readBuilds(previous)
  const earlier = known.filter(({ build }) => build !== manifest.build).slice(0, keep - 1)
  const own = new Set(Object.keys(manifest.files))
  const taken = new Set<string>()
  for (const { files } of earlier) {
    for (const [url, record] of Object.entries(files)) {
      // A file of that name has that content: its name says so, or it names its build.
      if (own.has(url) || taken.has(url) || previous === undefined) continue
      taken.add(url)
      await linkFile(record, previous, directory)
    }
  }
  await writeFile(join(directory, 'kept.json'), JSON.stringify(earlier))
}

/** The builds of a release, newest first: its own, and those it has kept. */
async function readBuilds(release: string): Promise<KeptBuild[]> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(release, 'site.json'), 'utf8')) // our own build's
  const kept: KeptBuild[] = JSON.parse(await readFile(join(release, 'kept.json'), 'utf8').catch(() => '[]')) // likewise
  const files = Object.fromEntries(Object.entries(manifest.files).filter(([url]) => isOfBuild(url, manifest.build)))
  return [{ build: manifest.build, files }, ...kept]
}

/** What belongs to a build alone: everything else has one state, the present one. */
function isOfBuild(url: string, build: string): boolean {
  return url.startsWith('/assets/') || (/^\/_(?:payload|i18n|build\/meta)\//.test(url) && url.includes(build))
}

async function linkFile({ file, encodings }: FileRecord, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true })
  for (const ending of ['', ...encodings.map((encoding) => endings[encoding])]) {
    await link(join(from, file + ending), join(to, file + ending))
  }
}
