import { parseBundleManifest } from '#engine/model/bundle-manifest.ts'
import { toBundleHash, toManifestUrl, type BundleFile } from '#engine/model/bundles.ts'
import type { Awaitable, ByteRange, FileRecord, SiteRelease, Store } from '#engine/model/config/store.ts'
import { streamZip } from '#lib/zip/stream-zip.ts'
import { layOutZip } from '#lib/zip/zip-layout.ts'
import type { Answer } from './answer.ts'
import { matchesRangeTag, toByteRange } from './byte-range.ts'
import { matchesTag } from './send-file.ts'
import type { SiteRequest } from './site-request.ts'

/** The manifest of the ZIP at a path; undefined if there is none, so that nobody can ask for other sets of files. */
export function findBundle(release: SiteRelease, pathname: string): Awaitable<FileRecord | undefined> {
  const url = toManifestUrl(pathname)
  return url === undefined ? undefined : release.findFile(url)
}

/**
 * A ZIP of documents of a release, made while it is sent. Its length, its tag and each part of it are known beforehand, so that
 * a broken download can be continued.
 */
export async function sendBundle(
  store: Store,
  manifest: FileRecord,
  { url, method, headers: requested, release }: SiteRequest,
): Promise<Answer> {
  const etag = `"${toBundleHash(manifest)}"`
  const common = { 'Cache-Control': 'public, no-cache', ETag: etag, 'Accept-Ranges': 'bytes' }
  if (matchesTag(requested.get('If-None-Match'), etag)) return { status: 304, headers: common, body: null }
  const { name, files } = parseBundleManifest(await store.read(manifest, undefined), toManifestUrl(url.pathname) ?? '')
  const found = files.map(async (file) => [file, await findRecord(release, file)] as const)
  const records = new Map(await Promise.all(found))
  const layout = layOutZip(files)
  const open = (file: BundleFile, range: ByteRange) => openRecord(store, records.get(file), range)
  const headers = {
    ...common,
    'Content-Type': 'application/zip',
    // Names of bundles are ASCII.
    'Content-Disposition': `attachment; filename="${name}.zip"`,
  }
  const isPartial = method === 'GET' && matchesRangeTag(requested.get('If-Range'), etag)
  const range = isPartial ? toByteRange(requested.get('Range'), layout.size) : undefined
  if (range === 'unsatisfiable') {
    const whole = { 'Content-Range': `bytes */${layout.size}`, 'Content-Length': '0' }
    return { status: 416, headers: { ...common, ...whole }, body: null }
  }
  if (range) {
    const part = {
      'Content-Range': `bytes ${range.start}-${range.end}/${layout.size}`,
      'Content-Length': String(range.end + 1 - range.start),
    }
    return { status: 206, headers: { ...headers, ...part }, body: streamZip(layout, open, range) }
  }
  const size = { 'Content-Length': String(layout.size) }
  return { status: 200, headers: { ...headers, ...size }, body: streamZip(layout, open) }
}

/** @throws if the release does not have the file that the manifest means, before anything is sent */
async function findRecord(release: SiteRelease, { url, size, sha256 }: BundleFile): Promise<FileRecord> {
  const record = await release.findFile(url)
  if (record?.size === size && sha256.startsWith(record.hash)) return record
  throw new Error(`${url} is not the file that a bundle lists; build again`)
}

function openRecord(
  store: Store,
  record: FileRecord | undefined,
  range: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (!record) throw new Error('A file of a bundle has no record')
  if (store.stream) return store.stream(record, range)
  return new ReadableStream({
    pull: async (controller) => {
      const bytes = await store.read(record, undefined)
      controller.enqueue(bytes.subarray(range.start, range.end + 1))
      controller.close()
    },
  })
}
