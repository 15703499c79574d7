import { hashBytes } from '#engine/content/disk/files.ts'
import type { FileRecord } from '#engine/model/config/store.ts'
import {
  compressBest,
  isCompressible,
  toStoredText,
  toStoredTextMeanwhile,
  type MadeFile,
} from '#engine/render/files/compress.ts'
import { toMediaType } from '#engine/render/files/to-media-type.ts'
import type { OutputFile } from '#engine/store/output-file.ts'

type Served = Pick<FileRecord, 'cache' | 'headers'> & { type?: string }

/** A file with its bytes, compressed if that makes it smaller. The media type is that of its extension by default. */
export function toOutputFile(url: string, content: string | Uint8Array, served: Served): OutputFile {
  const { type = toMediaType(url), ...how } = served
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (isCompressible(bytes, type)) return toCompressedFile({ kind: 'file', url }, toStoredText(bytes), { type, ...how })
  const record: FileRecord = { hash: hashBytes(bytes), type, size: bytes.length, isCompressible: false, ...how }
  return { key: { kind: 'file', url }, record, bytes: { coding: 0, bytes } }
}

/** The same for a text that may have megabytes: it is compressed in another thread. @param hash as of `hashBytes` */
export async function toLargeOutputFile(url: string, text: string, hash: string, served: Served): Promise<OutputFile> {
  const { type = toMediaType(url), ...how } = served
  const bytes = Buffer.from(text)
  if (!isCompressible(bytes, type)) return toOutputFile(url, bytes, served)
  return toCompressedFile({ kind: 'file', url }, await toStoredTextMeanwhile(bytes, hash), { type, ...how })
}

/** A file that is compressed already, as fast as a publish asks for. */
export function toCompressedFile(
  key: OutputFile['key'],
  { hash, size, stored }: MadeFile,
  served: Omit<FileRecord, 'hash' | 'size' | 'isCompressible'>,
): OutputFile {
  return { key, record: { hash, size, isCompressible: true, ...served }, bytes: { coding: 5, bytes: stored } }
}

/** The same with the best compression, for files that every visitor loads and that are made with the code alone. */
export async function toBestOutputFile(url: string, bytes: Uint8Array, served: Served): Promise<OutputFile> {
  const file = toOutputFile(url, bytes, served)
  return file.record.isCompressible ? { ...file, bytes: { coding: 11, bytes: await compressBest(bytes, 11) } } : file
}
