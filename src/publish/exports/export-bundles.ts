import { writeFile } from 'node:fs/promises'
import { streamZip } from '#lib/zip/stream-zip.ts'
import { layOutZip } from '#lib/zip/zip-layout.ts'
import { bundlesPath, toBundleHash, type BundleManifest } from '#model/bundles.ts'
import type { FileRecord } from '#model/config/store.ts'
import type { OpenStore } from '#store/open-store.ts'
import type { ListedFile } from '#store/stored-release.ts'

/** A ZIP that a server would make when it is asked for. */
export interface ExportedBundle {
  url: string
  record: Pick<FileRecord, 'hash' | 'type' | 'cache' | 'headers'>
}

/** Writes the ZIPs of a release, because a server of plain files makes none. Their folders are there. */
export async function exportBundles(
  store: OpenStore,
  files: readonly ListedFile[],
  toFile: (url: string) => string,
): Promise<ExportedBundle[]> {
  const records = new Map(files.flatMap(({ key, record }) => (key.kind === 'file' ? [[key.url, record] as const] : [])))
  const written: ExportedBundle[] = []
  for (const [url, record] of records) {
    if (!url.startsWith(`${bundlesPath}/`) || !url.endsWith('.json')) continue
    const manifest: BundleManifest = JSON.parse(new TextDecoder().decode(await store.read(record, undefined))) // written by the build
    const zipUrl = url.replace(/\.json$/, '.zip')
    const zip = streamZip(layOutZip(manifest.files), (file, range) => {
      const found = records.get(file.url)
      if (!found) throw new Error(`${file.url} is part of a bundle, and is not published; build again`)
      return store.stream(found, range)
    })
    await writeFile(toFile(zipUrl), zip)
    const headers = { 'Content-Disposition': `attachment; filename="${manifest.name}.zip"` }
    const served = { type: 'application/zip', cache: 'revalidate', headers } as const
    written.push({ url: zipUrl, record: { hash: toBundleHash(record), ...served } })
  }
  return written
}
