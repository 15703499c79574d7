import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { SiteRelease } from '#engine/model/config/store.ts'
import { openStore, type OpenStore } from '#engine/store/open-store.ts'
import { readBundles } from '../export/export-bundles.ts'
import { listExported, type ExportedFiles } from '../export/list-exported.ts'
import { readRedirects } from '../export/read-redirects.ts'
import { planExport, type ListedSource } from './plan-export.ts'
import {
  checkTarget,
  hashesFile,
  hashesFormat,
  readEarlier,
  releasesFolder,
  removeOld,
  switchTo,
} from './release-folders.ts'
import { toConfig, type ConfigOptions } from './to-config.ts'
import { toReadme } from './to-readme.ts'
import { writeTree, type EarlierTree } from './write-tree.ts'

interface NginxExportOptions {
  /** The folder of the output. */
  from: string
  /** The folder of all exports; `current` in it is a link to the newest. */
  to: string
  /** The path of that folder on the server, if it is another machine. */
  root?: string | undefined
  /** How many exports stay, with the newest. */
  keep: number
  config: SiteConfig
}

export interface NginxExport {
  /** The folder of the release. */
  directory: string
  /** How many files the site has. */
  fileCount: number
}

/**
 * Writes the current release for nginx: its files, and the configuration that belongs to them. It is complete before the link
 * `current` names it; nginx uses it once it reads its configuration again, and the files of the one before until then.
 * @throws {ExportError} if there are other files in the folder, or addresses that nginx could not find
 * @throws {StoreError} if there is no output
 */
export async function exportForNginx({ from, to, root, keep, config }: NginxExportOptions): Promise<NginxExport> {
  const target = resolve(to)
  await checkTarget(target, to)
  const store = openStore(from)
  try {
    const source = await readSource(store, config)
    const base = join(root ?? target, releasesFolder)
    const name = `${source.release.number}-${toDigest(source, base)}`
    const directory = join(target, releasesFolder, name)
    // The same release with the same settings: what is there is what would be put there.
    if (!existsSync(directory)) {
      const draft = join(target, releasesFolder, 'new')
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true })
      await writeRelease(source, { directory: draft, earlier: await readEarlier(target), root: join(base, name) })
      await rename(draft, directory)
    }
    await switchTo(target, name)
    await removeOld(target, keep)
    return { directory, fileCount: source.plan.files.length }
  } finally {
    store.close()
  }
}

/** The source of an export. */
interface Source extends Omit<ConfigOptions, 'root'> {
  release: SiteRelease
  read: ExportedFiles['read']
  /** Writes each ZIP into a file, by its address. */
  zips: ReadonlyMap<string, (path: string) => Promise<void>>
}

async function readSource(store: OpenStore, config: SiteConfig): Promise<Source> {
  const release = store.current()
  const { files, read } = await listExported(store)
  const bundles = await readBundles(store, files)
  const listed = bundles.map(({ url, record }): ListedSource => {
    return { key: { kind: 'file', url }, record: { isCompressible: false, ...record } }
  })
  const plan = planExport([...files, ...listed])
  const zips = new Map(bundles.map(({ url, write }) => [url, write]))
  const redirects = await readRedirects(store)
  return { read, release, plan, config, gone: store.listTakenDown(), redirects, zips }
}

/** Changes with anything that an export contains. */
function toDigest(source: Source, root: string): string {
  const contents = source.plan.files.map(({ key, suffix, source: { record } }) => [key, suffix, record])
  const parts = JSON.stringify([contents, toConfig({ ...source, root })])
  return createHash('sha256').update(parts).digest('hex').slice(0, 12)
}

interface ReleaseOptions {
  /** Where it is written. */
  directory: string
  earlier: EarlierTree | undefined
  /** Where it will be on the server. */
  root: string
}

async function writeRelease(source: Source, { directory, earlier, root }: ReleaseOptions): Promise<void> {
  const { plan, read, zips } = source
  const { http, server } = toConfig({ ...source, root })
  const hashes = await writeTree(plan.files, {
    directory,
    earlier,
    write: async ({ source: { key, record } }, encoding, path) => {
      const writeZip = key.kind === 'file' ? zips.get(key.url) : undefined
      if (writeZip) return writeZip(path)
      await writeFile(path, await read(record, encoding))
    },
  })
  const texts = { empty: '', 'http.conf': http, 'server.conf': server, 'README.md': toReadme(root) }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(directory, name), text)
  await writeFile(join(directory, hashesFile), hashesFormat.write(hashes))
}
