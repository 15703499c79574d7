import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { rendererFile } from '#engine/model/config/internal-files.ts'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { toContentPaths, type EdgeRelease } from '#engine/store/edge/edge-layout.ts'
import { openStore, type OpenStore } from '#engine/store/open-store.ts'
import { say } from '#lib/say/message.ts'
import { ExportError } from '../../export/export-site.ts'
import { replaceFolder } from '../../export/replace-folder.ts'
import { buildWorker } from './build-worker.ts'
import { checkFileSize, choosePacks } from './edge-limits.ts'
import { countShards, toEdgeIndex, toShards } from './to-shards.ts'
import { estimateSize, toEdgeContents, writeLargeContents, writePacks } from './write-contents.ts'

interface EdgeExportOptions {
  /** The folder of the output. */
  from: string
  /** The folder of the export; an earlier export in it is replaced. */
  to: string
  /** How many files the plan of the account allows. */
  fileLimit: number
  /** True if open pages of earlier builds find their files. */
  hasEarlierBuilds: boolean
}

/** The parts of an export. */
export interface EdgeExport {
  release: number
  /** Assets, which the limit of the plan counts. */
  files: number
  shards: number
  packs: number
  /** Pages and files that the Worker serves. */
  records: number
}

/** Below the folder of an export: what is deployed beside the script. */
export const assetsFolder = 'assets'

/** Says that a folder is an export, and of what. It is not deployed. */
const manifestFile = 'edge.json'

const manifestFormat = defineFormat<EdgeExport>(
  1,
  v.object({ release: v.number(), files: v.number(), shards: v.number(), packs: v.number(), records: v.number() }),
)

/**
 * Writes the current release as a Worker and its static assets, in a temporary folder that is renamed when it is complete.
 * @throws {ExportError} if there are other files in the folder, or Cloudflare would refuse the export
 * @throws {StoreError} if there is no output
 */
export async function exportEdge({ from, to, ...options }: EdgeExportOptions): Promise<EdgeExport> {
  const target = resolve(to)
  if (existsSync(target) && !existsSync(join(target, manifestFile))) {
    throw new ExportError(
      say`${to} is no export for the edge; choose another folder: npm run site -- export edge --out DIR`,
    )
  }
  const store = openStore(from)
  try {
    return await replaceFolder(target, async (draft) => {
      const written = await writeEdge(store, draft, options)
      await writeFile(join(draft, manifestFile), manifestFormat.write(written))
      return written
    })
  } finally {
    store.close()
  }
}

async function writeEdge(
  store: OpenStore,
  folder: string,
  { fileLimit, hasEarlierBuilds }: Pick<EdgeExportOptions, 'fileLimit' | 'hasEarlierBuilds'>,
): Promise<EdgeExport> {
  const assets = join(folder, assetsFolder)
  const { number, build, settings, styleHashes, nextChange } = store.current()
  const files = store.listFiles().filter(({ key, isOfEarlierBuild }) => {
    // The script has the module.
    if (key.kind === 'file' && key.url === rendererFile) return false
    return hasEarlierBuilds || !isOfEarlierBuild
  })
  const index = toEdgeIndex(files, store.listTakenDown())
  const shards = countShards(index)
  const contents = toEdgeContents(files)
  const others = shards + contents.large.flatMap(toContentPaths).length
  const packs = choosePacks({ packedBytes: estimateSize(contents.packed), others, fileLimit })

  await writePacks(store, assets, contents, packs)
  await writeLargeContents(store, assets, contents)
  await mkdir(join(assets, 'shards'), { recursive: true })
  for (const [path, text] of toShards(index, shards)) {
    checkFileSize(path, Buffer.byteLength(text))
    await writeFile(join(assets, path), text)
  }
  const { notFound, gone } = index
  const facts = { number, build, settings, styleHashes, ...(nextChange !== undefined && { nextChange }) }
  const release: EdgeRelease = { ...facts, shards, packs, notFound, gone }
  await buildWorker(folder, release, await readRenderer(store))
  return { release: number, files: others + packs, shards, packs, records: files.length }
}

async function readRenderer(store: OpenStore): Promise<string> {
  const record = store.current().findFile(rendererFile)
  return record ? new TextDecoder().decode(await store.read(record, undefined)) : ''
}
