import type { FileRecord } from '#engine/model/config/store.ts'

/** A file that is generated from content, and how it is served. */
export interface GeneratedFile extends Required<Pick<FileRecord, 'type' | 'cache' | 'headers'>> {
  url: string
  bytes: Uint8Array
}
