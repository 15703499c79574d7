import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader, SourceItem } from '../../protocol/source-item.ts'
import { createExportParser, type Found } from './create-export-parser.ts'
import { toSourceItem } from './to-source-item.ts'

/** As much of a file as says what it is. */
const beginningBytes = 64 * 1024

/** The export of a WordPress site, a file of XML: Tools, Export. */
export const wordpressReader: ReaderKind = {
  name: 'wordpress',
  says: say`the file that WordPress writes under Tools, Export`,
  knows: async (source) => /wordpress\.org\/export\/|<!-- generator="WordPress/.test(await readBeginning(source)),
  open: readExport,
}

async function* readExport({ source, onProgress }: ReaderRequest): PostReader {
  const size = await stat(source).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )
  if (size === undefined) throw new ProgramError(say`There is no file ${source}`)
  const parser = createExportParser(basename(source))
  const decoder = new TextDecoder(findEncoding(await readBeginning(source)))
  const toItems = createToItems()
  let read = 0
  for await (const bytes of createReadStream(source, { highWaterMark: 256 * 1024 })) {
    const part: Uint8Array = bytes as Uint8Array // a stream without an encoding has bytes
    yield* toItems(parser.write(decoder.decode(part, { stream: true })))
    read += part.length
    onProgress(read / Math.max(size, 1))
  }
  yield* toItems(parser.write(decoder.decode()))
  yield* toItems(parser.end())
}

/** Facts of the site stand before its items, and are told with the first. */
function createToItems() {
  const authors = new Map<string, string>()
  const channel = new Map<string, string>()
  let isTold = false
  return function* (all: readonly Found[]): Generator<SourceItem> {
    for (const found of all) {
      if (found.is === 'fault') yield { is: 'fault', at: found.at, says: found.says }
      else if (found.is === 'author') authors.set(found.login, found.name)
      else if (found.is === 'channel') channel.set(found.name, found.text.trim())
      else {
        if (!isTold) yield toAbout(channel)
        isTold = true
        yield toSourceItem(found.item, authors)
        for (let count = 0; count < found.item.comments; count++) yield { is: 'skip', kind: 'comment' }
      }
    }
  }
}

function toAbout(channel: ReadonlyMap<string, string>): SourceItem {
  const home = channel.get('wp:base_blog_url') ?? channel.get('wp:base_site_url') ?? channel.get('link')
  const name = channel.get('title')
  return { is: 'about', ...(home !== undefined && { home }), ...(name !== undefined && { name }) }
}

async function readBeginning(source: string): Promise<string> {
  const file = await open(source).catch(() => undefined)
  if (!file) return ''
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } catch {
    // A folder opens, and has nothing to read.
    return ''
  } finally {
    await file.close()
  }
}

/** The encoding that a file of XML says it has. */
function findEncoding(beginning: string): string {
  const named = /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(beginning)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    return 'utf-8'
  }
}
