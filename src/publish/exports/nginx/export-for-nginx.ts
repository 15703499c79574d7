import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { SiteConfig } from '#model/config/site-config.ts'
import { openStore, type OpenStore } from '#store/open-store.ts'
import { readBundles } from '../export-bundles.ts'
import { ExportError } from '../export-site.ts'
import { planExport, type ExportPlan, type ListedSource } from './plan-export.ts'
import { toConfig } from './to-config.ts'
import { toReadme } from './to-readme.ts'
import { writeTree, type EarlierTree, type TreeHashes } from './write-tree.ts'

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

const releasesFolder = 'releases'
const currentLink = 'current'
const hashesFile = 'site.json'

/**
 * Writes the current release for nginx: its files, and the configuration that belongs to them. It is complete before the link
 * `current` names it; nginx uses it once it reads its configuration again, and the files of the one before until then.
 * @throws {ExportError} if there are other files in the folder, or addresses that nginx could not find
 * @throws {StoreError} if there is no output
 */
export async function exportForNginx(options: NginxExportOptions): Promise<NginxExport> {
  const { from, config, keep } = options
  const target = resolve(options.to)
  await checkTarget(target, options.to)
  const releases = join(target, releasesFolder)
  const store = openStore(from)
  const draft = join(releases, 'new')
  try {
    const release = store.current()
    const { plan, bundles } = await readPlan(store)
    const parts = { plan, release, config, gone: store.listTakenDown() }
    const name = `${release.number}-${toDigest(plan, toConfig({ ...parts, root: '' }))}`
    const root = join(options.root ?? target, releasesFolder, name)
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    const { http, server } = toConfig({ ...parts, root })
    const hashes = await writeTree(plan.files, {
      directory: draft,
      earlier: await readEarlier(target),
      write: async ({ source: { key, record } }, encoding, path) => {
        const bundle = key.kind === 'file' ? bundles.get(key.url) : undefined
        if (bundle) return bundle(path)
        await writeFile(path, await store.read({ size: 0, ...record }, encoding))
      },
    })
    await writeFile(join(draft, 'empty'), '')
    await writeFile(join(draft, 'http.conf'), http)
    await writeFile(join(draft, 'server.conf'), server)
    await writeFile(join(draft, 'README.md'), toReadme({ root: options.root ?? target, name }))
    await writeFile(join(draft, hashesFile), JSON.stringify(hashes))
    const directory = join(releases, name)
    // The same release with the same settings: what is there is what would be put there.
    if (existsSync(directory)) await rm(draft, { recursive: true })
    else await rename(draft, directory)
    await switchTo(target, name)
    await removeOld(target, keep)
    return { directory, fileCount: plan.files.length }
  } finally {
    store.close()
  }
}

async function checkTarget(target: string, name: string): Promise<void> {
  const found = existsSync(target) ? await readdir(target) : []
  if (found.every((item) => item === releasesFolder || item.startsWith(currentLink))) return
  throw new ExportError(
    `${name} has other files than exports; choose another folder: npm run export:nginx -- --out DIR`,
  )
}

/** What an export will contain, with the functions that write its ZIPs. */
async function readPlan(store: OpenStore) {
  const files = store.listFiles()
  const bundles = await readBundles(store, files)
  const zips = bundles.map(({ url, record }): ListedSource => {
    return { key: { kind: 'file', url }, record: { isCompressible: false, ...record } }
  })
  return { plan: planExport([...files, ...zips]), bundles: new Map(bundles.map(({ url, write }) => [url, write])) }
}

/** Changes with anything that an export contains. */
function toDigest({ files }: ExportPlan, config: object): string {
  const contents = files.map(({ key, suffix, source: { record } }) => [key, suffix, record])
  return createHash('sha256')
    .update(JSON.stringify([contents, config]))
    .digest('hex')
    .slice(0, 12)
}

async function readEarlier(target: string): Promise<EarlierTree | undefined> {
  const directory = join(target, currentLink)
  const file = join(directory, hashesFile)
  if (!existsSync(file)) return undefined
  const hashes: TreeHashes = JSON.parse(await readFile(file, 'utf8')) // written by an export
  return { directory, hashes }
}

/** A link is replaced in one step, so that there is one at any moment. */
async function switchTo(target: string, name: string): Promise<void> {
  const next = join(target, `${currentLink}.new`)
  await rm(next, { force: true })
  await symlink(join(releasesFolder, name), next)
  await rename(next, join(target, currentLink))
}

/** The oldest go, by their number. */
async function removeOld(target: string, keep: number): Promise<void> {
  const current = basename(await readlink(join(target, currentLink)))
  const others = (await readdir(join(target, releasesFolder))).filter((name) => /^\d+-/.test(name) && name !== current)
  const newestFirst = others.toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
  for (const name of newestFirst.slice(Math.max(0, keep - 1))) {
    await rm(join(target, releasesFolder, name), { recursive: true, force: true })
  }
}
