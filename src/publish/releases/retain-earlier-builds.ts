import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileRecord, KeptBuild, SiteManifest } from '#model/config/site-manifest.ts'
import { encodingExtensions } from '../output/write-output.ts'

/** The default number of builds whose files stay available, including the newest. */
export const retainedBuildCount = 10

interface RetainOptions {
  /** The folder of the previous release; undefined at the first build. */
  previous: string | undefined
  /** The folder of the new release, with its own files. */
  directory: string
  manifest: SiteManifest
  /** The number of builds to retain, including the new one. */
  keep: number
}

/**
 * Adds the files of earlier builds to a release, for pages that are still open: assets, payloads and messages. They are hard
 * links to the files of the previous release. Writes `kept.json`.
 */
export async function retainEarlierBuilds({ previous, directory, manifest, keep }: RetainOptions): Promise<void> {
  const known = previous === undefined ? [] : await readBuilds(previous)
  const earlier = known.filter(({ build }) => build !== manifest.build).slice(0, keep - 1)
  const own = new Set(Object.keys(manifest.files))
  const linked = new Set<string>()
  for (const { files } of earlier) {
    for (const [url, record] of Object.entries(files)) {
      // Files with the same URL have the same content: the URL contains a hash or the build id.
      if (own.has(url) || linked.has(url) || previous === undefined) continue
      linked.add(url)
      await linkFile(record, previous, directory)
    }
  }
  await writeFile(join(directory, 'kept.json'), JSON.stringify(earlier))
}

/** The builds of a release, newest first: its own, and those it retains. */
async function readBuilds(release: string): Promise<KeptBuild[]> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(release, 'site.json'), 'utf8')) // written by this build
  const kept: KeptBuild[] = JSON.parse(await readFile(join(release, 'kept.json'), 'utf8').catch(() => '[]')) // written by `retainEarlierBuilds`
  const files = Object.fromEntries(Object.entries(manifest.files).filter(([url]) => isOfBuild(url, manifest.build)))
  return [{ build: manifest.build, files }, ...kept]
}

/** Whether a file belongs to one build. All other files exist only in their current version. */
function isOfBuild(url: string, build: string): boolean {
  return url.startsWith('/assets/') || (/^\/_(?:payload|i18n|build\/meta)\//.test(url) && url.includes(build))
}

async function linkFile({ file, encodings }: FileRecord, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, file)), { recursive: true })
  for (const extension of ['', ...encodings.map((encoding) => encodingExtensions[encoding])]) {
    await link(join(from, file + extension), join(to, file + extension))
  }
}
