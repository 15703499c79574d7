import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { BuildSettings } from '#model/config/site-config.ts'
import type { SiteManifest } from '#model/config/site-manifest.ts'

const codeInputs = ['src', 'routes', 'public', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts']

/** Whether the output was built with these settings, is newer than all its inputs, and its `nextChange` has not passed. */
export async function isUpToDate(
  { outDirectory, contentDirectory }: { outDirectory: string; contentDirectory: string },
  settings: BuildSettings,
  now: Date,
): Promise<boolean> {
  const output = join(outDirectory, 'site.json')
  if (!existsSync(output)) return false
  const manifest: SiteManifest = JSON.parse(await readFile(output, 'utf8')) // written by this build
  if (!isDeepStrictEqual(manifest.settings, settings)) return false
  if (manifest.nextChange !== undefined && now.getTime() >= Date.parse(manifest.nextChange)) return false
  const builtAt = (await stat(output)).mtimeMs
  const newest = await Promise.all([contentDirectory, ...codeInputs].map(newestChange))
  return Math.max(...newest) < builtAt
}

/** The time of the last change below a path. Includes folders, which change when a file in them is deleted. */
async function newestChange(path: string): Promise<number> {
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const items = await readdir(path, { recursive: true })
  const times = await Promise.all(items.map(async (item) => (await stat(join(path, item))).mtimeMs))
  return times.reduce((newest, time) => Math.max(newest, time), own.mtimeMs)
}
