import { isInternal } from '#engine/model/config/internal-files.ts'
import type { Encoding, FileRecord } from '#engine/model/config/store.ts'
import { isLocale } from '#engine/model/locale/locale.ts'
import { toPayloadUrl } from '#engine/model/urls/address.ts'
import { listParams } from '#engine/model/urls/search.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import type { FileKey } from '#engine/store/output-file.ts'
import type { ListedFile } from '#engine/store/stored-release.ts'
import { toEncoding } from '#engine/store/to-encoding.ts'
import { createLruCache } from '#lib/lru-cache.ts'
import { createViewFinder, type FoundView } from '../find-view.ts'
import { importRenderer } from '../import-renderer.ts'

/** The files of a release for a server that makes no pages. */
export interface ExportedFiles {
  /** With the further pages of lists. Their hashes change with what they are made from. */
  files: ListedFile[]
  /** Pages are made when they are read. */
  read: (record: Omit<FileRecord, 'size'>, encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>
}

const indexUrl = /^\/_payload\/([^/]+)\/([^/]+)(\/.+)~index\.json$/

const html = { type: 'text/html; charset=utf-8', cache: 'revalidate' } as const
const json = { type: 'application/json; charset=utf-8', cache: 'revalidate' } as const

const recentBytes = 8 * 1024 * 1024

/** All files that requests find, and those that a server would make for the pages of lists. */
export async function listExported(store: OpenStore): Promise<ExportedFiles> {
  const { files, read } = await listFurtherPages(store)
  const stored = store.listFiles().filter(({ key }) => key.kind !== 'file' || !isInternal(key.url))
  return { files: [...stored, ...files], read }
}

/** The further pages of lists, and their payloads. */
export async function listFurtherPages(store: OpenStore): Promise<ExportedFiles> {
  const release = store.current()
  const find = createViewFinder(store, importRenderer)
  const files: ListedFile[] = []
  const recent = createLruCache<Uint8Array<ArrayBuffer>>(recentBytes)
  const made = new Map<string, () => Promise<string>>()
  const add = (key: FileKey, { isOfEarlierBuild }: ListedFile, text: MadeText) => {
    made.set(text.hash, text.make)
    const { hash, type, cache } = text
    files.push({ key, record: { hash, type, cache, size: 0, isCompressible: true }, isOfEarlierBuild })
  }
  for (const index of store.listFiles()) {
    const [, build, locale, path] = (index.key.kind === 'file' && indexUrl.exec(index.key.url)) || []
    if (build === undefined || path === undefined || !isLocale(locale)) continue
    for (let page = 2; ; page++) {
      const view: FoundView | undefined = await find(release, {
        build,
        locale,
        path,
        search: `?${listParams.page}=${page}`,
      })
      if (view?.key !== String(page)) break
      const url = toPayloadUrl(build, locale, { path, page })
      add({ kind: 'file', url }, index, { hash: `${view.tag}-payload`, make: async () => view.toPayload(), ...json })
      if (build !== release.build) continue
      add({ kind: 'page', path, locale, page }, index, { hash: view.tag, make: view.toHtml, ...html })
    }
  }
  return {
    files,
    read: async (record, encoding) => {
      const make = made.get(record.hash)
      if (!make) return store.read({ size: 0, ...record }, encoding)
      // Each is read in several encodings, one after the other.
      const bytes = recent.get(record.hash) ?? new TextEncoder().encode(await make())
      recent.set(record.hash, bytes, bytes.length)
      return toEncoding({ coding: 0, bytes }, encoding)
    },
  }
}

interface MadeText extends Pick<FileRecord, 'hash' | 'type' | 'cache'> {
  make: () => Promise<string>
}
