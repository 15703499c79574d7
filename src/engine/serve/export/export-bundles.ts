import { writeFile } from 'node:fs/promises'
import { parseBundleManifest } from '#engine/model/bundle-manifest.ts'
import { bundlesPath, toBundleHash } from '#engine/model/bundles.ts'
import type { FileRecord } from '#engine/model/config/store.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import type { ListedFile } from '#engine/store/stored-release.ts'
import { streamZip } from '#lib/zip/stream-zip.ts'
import { layOutZip } from '#lib/zip/zip-layout.ts'

/** A ZIP that a server would make when it is asked for. */
export interface ExportedBundle {
  url: string
  record: Pick<FileRecord, 'hash' | 'type' | 'cache' | 'headers'>
  /** Writes it into a file, whose folder is there. */
  write: (path: string) => Promise<void>
}

/** The ZIPs of a release, which an export has as files, because a server of plain files makes none. */
export async function readBundles(store: OpenStore, files: readonly ListedFile[]): Promise<ExportedBundle[]> {
  const records = new Map(files.flatMap(({ key, record }) => (key.kind === 'file' ? [[key.url, record] as const] : [])))
  const manifests = [...records].filter(([url]) => url.startsWith(`${bundlesPath}/`) && url.endsWith('.json'))
  const bundles = manifests.map(async ([url, record]): Promise<ExportedBundle> => {
    const manifest = parseBundleManifest(await store.read(record, undefined), url)
    const headers = { 'Content-Disposition': `attachment; filename="${manifest.name}.zip"` }
    return {
      url: url.replace(/\.json$/, '.zip'),
      record: { hash: toBundleHash(record), type: 'application/zip', cache: 'revalidate', headers },
      write: (path) => {
        const zip = streamZip(layOutZip(manifest.files), (file, range) => {
          const found = records.get(file.url)
          if (!found) throw new Error(`${file.url} is part of a bundle, and is not published; build again`)
          return store.stream(found, range)
        })
        return writeFile(path, zip)
      },
    }
  })
  return Promise.all(bundles)
}
