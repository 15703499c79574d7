import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { CachePolicy, ReleaseFacts } from '#engine/model/config/store.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { toAddressKey } from '#engine/model/urls/address.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import { openStore, type OpenStore } from '#engine/store/open-store.ts'
import type { FileKey } from '#engine/store/output-file.ts'
import type { ListedFile } from '#engine/store/stored-release.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { readBundles } from './export-bundles.ts'
import { listExported, type ExportedFiles } from './list-exported.ts'
import { readRedirects } from './read-redirects.ts'
import { replaceFolder } from './replace-folder.ts'

/** Thrown if the folder of an export has other files. */
export class ExportError extends ProgramError {
  override name = 'ExportError'
}

/** To be raised with every change of the format of `site.json`. */
export const exportVersion = 1

/** A file of an export, and how servers are to send it. */
interface ExportedFile {
  /** Path in the export. */
  file: string
  type: string
  /** Hash of the content, for entity tags. */
  hash: string
  cache: CachePolicy
  headers?: Readonly<Record<string, string>>
}

/** `site.json` of an export: every page and file of the site. */
export interface ExportManifest extends ReleaseFacts {
  /** Of this format. */
  version: typeof exportVersion
  /** By path and language: one file for each page of a list, a single one for other pages. */
  pages: Record<string, Partial<Record<Locale, ExportedFile[]>>>
  /** By URL. */
  files: Record<string, ExportedFile>
  notFound: Partial<Record<Locale, ExportedFile>>
  /** Where addresses without a page lead: by these rules, a server of its own finds it. */
  redirects: RedirectRule[]
  /** For addresses that were taken down. */
  gone: Partial<Record<Locale, ExportedFile>>
}

interface ExportOptions {
  /** The folder of the output. */
  from: string
  /** The folder of the export; an earlier export in it is replaced. */
  to: string
  /** Writes `.br` and `.gz` beside each text. */
  isCompressed: boolean
}

const manifestFile = 'site.json'

/** Conversions of texts take most of the time, and use other threads only if they are large. */
const atOnce = 8

/**
 * Writes the current release as a tree of plain files, in a temporary folder that is renamed when it is complete. Returns how
 * many files the site has.
 * @throws {ExportError} if there are other files in the folder
 * @throws {StoreError} if there is no output
 */
export async function exportSite({ from, to, isCompressed }: ExportOptions): Promise<number> {
  const target = resolve(to)
  if (existsSync(target) && !existsSync(join(target, manifestFile))) {
    throw new ExportError(
      say`${to} is no export of a site; choose another folder: npm run site -- export files --out DIR`,
    )
  }
  const store = openStore(from)
  try {
    return await replaceFolder(target, (draft) => writeSite(store, draft, isCompressed))
  } finally {
    store.close()
  }
}

/** Returns the number of files. */
async function writeSite(store: OpenStore, directory: string, isCompressed: boolean): Promise<number> {
  const { build, settings, styleHashes, nextChange } = store.current()
  const { files, read } = await listExported(store)
  for (const folder of new Set(files.map(({ key }) => dirname(toPath(key))))) {
    mkdirSync(join(directory, folder), { recursive: true })
  }
  await inParallel(files, atOnce, (file) => writeListed(read, file, { directory, isCompressed }))
  const bundles = await readBundles(store, files)
  for (const { url, write } of bundles) await write(join(directory, toPath({ kind: 'file', url })))
  const manifest: ExportManifest = {
    version: exportVersion,
    build,
    settings,
    styleHashes,
    nextChange,
    redirects: await readRedirects(store),
    ...toLists(files),
  }
  for (const { url, record } of bundles) {
    manifest.files[url] = { file: toPath({ kind: 'file', url }), ...record }
  }
  await writeFile(join(directory, manifestFile), JSON.stringify(manifest))
  return files.length + bundles.length
}

interface WriteOptions {
  directory: string
  isCompressed: boolean
}

async function writeListed(
  read: ExportedFiles['read'],
  { key, record }: ListedFile,
  { directory, isCompressed }: WriteOptions,
): Promise<void> {
  const path = join(directory, toPath(key))
  await writeFile(path, await read(record, undefined))
  if (!isCompressed || !record.isCompressible) return
  await writeFile(`${path}.br`, await read(record, 'br'))
  await writeFile(`${path}.gz`, await read(record, 'gzip'))
}

/** `pages/en/news~2.html`, `files/robots.txt`, `pages/en/~404.html`, `pages/en/~410.html`. */
function toPath(key: FileKey): string {
  if (key.kind === 'file') return `files${key.url}`
  if (key.kind === 'page') return `pages/${key.locale}${toAddressKey(key)}.html`
  return `pages/${key.locale}/~${key.kind === 'gone' ? 410 : 404}.html`
}

function toLists(listed: readonly ListedFile[]): Pick<ExportManifest, 'pages' | 'files' | 'notFound' | 'gone'> {
  const pages: ExportManifest['pages'] = {}
  const files: ExportManifest['files'] = {}
  const notFound: ExportManifest['notFound'] = {}
  const gone: ExportManifest['gone'] = {}
  for (const { key, record } of listed) {
    const { hash, type, cache, headers } = record
    const exported: ExportedFile = { file: toPath(key), type, hash, cache, ...(headers && { headers }) }
    if (key.kind === 'file') files[key.url] = exported
    else if (key.kind === 'not-found') notFound[key.locale] = exported
    else if (key.kind === 'gone') gone[key.locale] = exported
    else ((pages[key.path] ??= {})[key.locale] ??= [])[key.page - 1] = exported
  }
  return { pages, files, notFound, gone }
}
