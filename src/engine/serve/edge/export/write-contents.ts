import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileRecord } from '#engine/model/config/store.ts'
import { isPacked, partSize, toContentName, toContentPaths, toPackPath } from '#engine/store/edge/edge-layout.ts'
import { toPack } from '#engine/store/edge/edge-pack.ts'
import type { OpenStore } from '#engine/store/open-store.ts'
import type { ListedFile } from '#engine/store/stored-release.ts'
import { inParallel } from '#lib/in-parallel.ts'
import { checkFileSize } from './edge-limits.ts'

/** The contents of a release, each once. */
export interface EdgeContents {
  packed: FileRecord[]
  large: FileRecord[]
}

export function toEdgeContents(files: readonly ListedFile[]): EdgeContents {
  const distinct = [...new Map(files.map(({ record }) => [toContentName(record), record])).values()]
  const { packed = [], large = [] } = Object.groupBy(distinct, (record) => (isPacked(record) ? 'packed' : 'large'))
  return { packed, large }
}

/** Texts take about a fifth of their size when they are compressed. */
export function estimateSize(records: readonly FileRecord[]): number {
  return records.reduce((sum, { size, isCompressible }) => sum + (isCompressible ? size / 5 : size), 0)
}

/** Packs hold at most a few hundred KB each. */
const atOnce = 4

export async function writePacks(
  store: OpenStore,
  folder: string,
  contents: EdgeContents,
  packs: number,
): Promise<void> {
  const byPack = Map.groupBy(contents.packed, (record) => toPackPath(record, packs))
  await mkdir(join(folder, 'packs'), { recursive: true })
  await inParallel([...byPack], atOnce, async ([path, records]) => {
    const read = records.map(async (record) => [toContentName(record), await readContent(store, record)] as const)
    const pack = toPack(new Map(await Promise.all(read)))
    checkFileSize(path, pack.length)
    await writeFile(join(folder, path), pack)
  })
}

/** Writes the contents that are files of their own. Returns how many files they are. */
export async function writeLargeContents(store: OpenStore, folder: string, { large }: EdgeContents): Promise<number> {
  const counts = await inParallel(large, atOnce, async (record) => {
    const paths = toContentPaths(record)
    await mkdir(dirname(join(folder, paths[0] ?? '')), { recursive: true })
    if (record.isCompressible) {
      const bytes = await readContent(store, record)
      checkFileSize(paths[0] ?? '', bytes.length)
      await writeFile(join(folder, paths[0] ?? ''), bytes)
    } else {
      for (const [part, path] of paths.entries()) {
        const start = part * partSize
        const stream = store.stream(record, { start, end: Math.min(start + partSize, record.size) - 1 })
        await writeFile(join(folder, path), stream)
      }
    }
    return paths.length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

function readContent(store: OpenStore, record: FileRecord): Promise<Uint8Array> {
  return store.read(record, record.isCompressible ? 'br' : undefined)
}
