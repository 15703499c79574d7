import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { BuildSettings } from '#engine/model/config/site-config.ts'
import type { FileRecord } from '#engine/model/config/store.ts'
import type { FileKey, OutputFile, StoredBytes } from './output-file.ts'
import type { PublishOptions } from './publish-release.ts'

// Files and releases for tests.

const settings: BuildSettings = {
  origin: 'https://shs.example',
  hasSampleNotice: true,
  iconOrigins: [],
  meetingUrl: 'https://meeting.example/',
  platforms: {},
  alerts: { origin: 'https://alerts.example', lists: [] },
}

/** The options of a publish of a build. */
export function toOptions(build: string, more: Partial<PublishOptions> = {}): PublishOptions {
  return {
    build,
    settings,
    styleHashes: [],
    time: '2026-11-22T00:00:00.000Z',
    reason: 'a test',
    redirects: [],
    ...more,
  }
}

/** A text, compressed, by its key: a URL, or a page. */
export function toText(key: string | FileKey, text: string, more: Partial<FileRecord> = {}): OutputFile {
  const bytes = Buffer.from(text)
  const stored: StoredBytes = { coding: 5, bytes: brotliCompressSync(bytes) }
  return toFile(key, { bytes, stored, record: { type: 'text/html; charset=utf-8', isCompressible: true, ...more } })
}

/** A file that is not compressed. */
export function toBinary(url: string, bytes: Uint8Array): OutputFile {
  return toFile(url, { bytes, stored: { coding: 0, bytes }, record: { type: 'video/mp4', isCompressible: false } })
}

interface Content {
  bytes: Uint8Array
  stored: StoredBytes
  record: Partial<FileRecord> & Pick<FileRecord, 'type' | 'isCompressible'>
}

function toFile(key: string | FileKey, { bytes, stored, record }: Content): OutputFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  return {
    key: typeof key === 'string' ? { kind: 'file', url: key } : key,
    record: { hash, size: bytes.length, cache: 'revalidate', ...record },
    bytes: stored,
  }
}

/** The pages of not-found addresses, which every site has. */
export const notFoundFiles: readonly OutputFile[] = [
  toText({ kind: 'not-found', locale: 'vi' }, 'Không tìm thấy'),
  toText({ kind: 'not-found', locale: 'en' }, 'Not found'),
]

/** A page of a path in Vietnamese. */
export function toPage(path: string, text: string, page = 1): OutputFile {
  return toText({ kind: 'page', path, locale: 'vi', page }, text)
}
