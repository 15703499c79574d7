import { open, type FileHandle } from 'node:fs/promises'
import type { PostReader, SourceFault, SourceMedia, SourcePost } from '../protocol/source-item.ts'

/** A post without its text, which is on the disk. */
export type PostHead = Omit<SourcePost, 'is' | 'body' | 'excerpt' | 'files' | 'image'> & { place: Place }

/** Where the whole post stands in the spool, in bytes. */
interface Place {
  offset: number
  length: number
}

/** A source that was read: what is known of it at once, and its texts one at a time. */
export interface Spool {
  about: { name?: string; home?: string }
  heads: readonly PostHead[]
  media: ReadonlyMap<string, SourceMedia>
  /** The ids of the media that were uploaded for a post, by its id. */
  mediaOf: ReadonlyMap<string, readonly string[]>
  /** How many items were no posts, by their kinds. */
  skipped: ReadonlyMap<string, number>
  faults: readonly SourceFault[]
  load: (head: PostHead) => Promise<SourcePost>
  close: () => Promise<void>
}

/** As many bytes are written at once. */
const chunkBytes = 4 * 1024 * 1024

/**
 * Reads a source to its end. Texts go to a file, because an export may have gigabytes of them, and what is written of one post may depend
 * on any other: on the addresses of those that it links to, and on its translations.
 */
export async function spoolPosts(reader: PostReader, file: string): Promise<Spool> {
  const handle = await open(file, 'w+')
  try {
    return await readAll(reader, handle)
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readAll(reader: PostReader, handle: FileHandle): Promise<Spool> {
  const heads: PostHead[] = []
  const media = new Map<string, SourceMedia>()
  const skipped = new Map<string, number>()
  const faults: SourceFault[] = []
  let about: Spool['about'] = {}
  const spool = createWriter(handle)
  for await (const item of reader) {
    if (item.is === 'about') about = { ...about, ...item }
    else if (item.is === 'media') media.set(item.id, ownCopy(item))
    else if (item.is === 'skip') skipped.set(item.kind, (skipped.get(item.kind) ?? 0) + 1)
    else if (item.is === 'fault') faults.push(item)
    else {
      const { is: _is, body: _body, excerpt: _excerpt, files: _files, image: _image, ...head } = item
      heads.push({ ...ownCopy(head), place: await spool.add(item) })
    }
  }
  await spool.end()
  const mediaOf = new Map<string, string[]>()
  for (const { id, postId } of media.values()) {
    if (postId !== undefined) mediaOf.set(postId, [...(mediaOf.get(postId) ?? []), id])
  }
  const load = async ({ place: { offset, length } }: PostHead) => {
    const bytes = Buffer.alloc(length)
    await handle.read(bytes, 0, length, offset)
    return JSON.parse(bytes.toString()) as SourcePost // written above
  }
  return { about, heads, media, mediaOf, skipped, faults, load, close: () => handle.close() }
}

/** A value whose texts are no parts of a longer one, which would stay in memory as a whole: that of a reader is a part of the source. */
function ownCopy<Value>(value: Value): Value {
  return structuredClone(value)
}

function createWriter(handle: FileHandle) {
  let waiting: Buffer[] = []
  let bytes = 0
  let offset = 0
  const end = async () => {
    await handle.appendFile(Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  const add = async (post: SourcePost): Promise<Place> => {
    const line = Buffer.from(JSON.stringify(post))
    const place = { offset, length: line.length }
    waiting.push(line)
    bytes += line.length
    offset += line.length
    if (bytes >= chunkBytes) await end()
    return place
  }
  return { add, end }
}
