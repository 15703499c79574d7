import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rendererFile } from '#engine/model/config/internal-files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { exportEdge } from '#engine/serve/edge/export/export-edge.ts'
import { toEdgeIndex } from '#engine/serve/edge/export/to-shards.ts'
import { openEdgeStore } from '#engine/serve/edge/open-edge-store.ts'
import { openStore } from '#engine/store/open-store.ts'
import { siteOutput } from '../site/site.ts'

// The store of the Worker, with the assets of an export as files: it finds and reads what the store on disk does.

const disk = openStore(siteOutput)
// The script of the Worker has the renderer.
const files = disk.listFiles().filter(({ key }) => key.kind !== 'file' || key.url !== rendererFile)
let folder = ''
let counts = { shards: 0, packs: 0 }
let fetched: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-store-'))
  counts = await exportEdge({
    from: siteOutput,
    to: join(folder, 'worker'),
    fileLimit: 20_000,
    hasEarlierBuilds: true,
  })
})
afterAll(async () => {
  disk.close()
  await rm(folder, { recursive: true, force: true })
})

function open(cacheBytes?: number) {
  const { number, build, settings, styleHashes } = disk.current()
  const { notFound, gone } = toEdgeIndex(files, [])
  const { shards, packs } = counts
  return openEdgeStore({
    release: { number, build, settings, styleHashes, shards, packs, notFound, gone },
    ...(cacheBytes !== undefined && { cacheBytes }),
    assets: {
      fetch: async (url) => {
        const { pathname } = new URL(url)
        fetched.push(pathname)
        return new Response(readFileSync(join(folder, 'worker/assets', pathname)))
      },
    },
  })
}

test('every page and file is found as on disk', async () => {
  const edge = open().current()
  const release = disk.current()
  for (const { key } of files) {
    if (key.kind === 'page') {
      const { path, locale, page } = key
      expect(await edge.findPage(path, locale, page)).toEqual(release.findPage(path, locale, page))
      expect(await edge.findPage(path, locale, 1000)).toEqual(release.findPage(path, locale, 1000))
      expect(await edge.hasPage(path)).toBe(true)
    } else if (key.kind === 'file') {
      expect(await edge.findFile(key.url)).toEqual(release.findFile(key.url))
      const image = /^\/_ipx\/[^/]+\/(.+)$/.exec(key.url)?.[1]
      if (image !== undefined) expect(await edge.hasImage(image)).toBe(true)
    }
  }
  for (const locale of locales) {
    expect(await edge.findNotFound(locale)).toEqual(release.findNotFound(locale))
    expect(await edge.findGone(locale)).toEqual(release.findGone(locale))
  }
})

test.each(['/nowhere', '', '__proto__', 'constructor', '/_ipx/_/constructor', '/tin-tuc/', '/%00', '/../site.sqlite'])(
  'nothing is found at %j',
  async (path) => {
    const edge = open().current()
    const [locale = 'vi'] = locales
    const found = [edge.findPage(path, locale, 1), edge.findFile(path), edge.hasPage(path), edge.hasImage(path)]
    expect(await Promise.all(found)).toEqual([undefined, undefined, false, false])
    expect(await edge.isGone(path)).toBe(false)
  },
)

test('every content has the bytes on disk, in each encoding', async () => {
  const edge = open()
  const records = [...new Map(files.map(({ record }) => [record.hash, record])).values()]
  for (const [index, record] of records.entries()) {
    const encodings = record.isCompressible ? ([undefined, 'br', 'gzip'] as const) : ([undefined] as const)
    // Gzip takes longest.
    for (const encoding of index % 10 === 0 ? encodings : encodings.slice(0, 2)) {
      const [there, here] = await Promise.all([disk.read(record, encoding), edge.read(record, encoding)])
      expect(Buffer.compare(there, here), `${record.hash} ${encoding}`).toBe(0)
    }
  }
})

test('a stream has the bytes of its range', async () => {
  const edge = open()
  const largest = files.map(({ record }) => record).toSorted((a, b) => b.size - a.size)
  const records = [...largest.slice(0, 3), ...largest.filter(({ isCompressible }) => !isCompressible).slice(0, 3)]
  for (const record of records) {
    for (const range of [undefined, { start: 100, end: 2000 }]) {
      const streams = [disk.stream(record, range), edge.stream(record, range)]
      const [there, here] = await Promise.all(streams.map((stream) => new Response(stream).bytes()))
      if (!there || !here) throw new Error('a stream is missing')
      expect(Buffer.compare(there, here)).toBe(0)
    }
  }
})

/** Answers a request for a page as the handler does. Returns the kinds of assets that it needed. */
async function answer(edge: ReturnType<typeof open>, path: string): Promise<string[]> {
  fetched = []
  const release = edge.current()
  const [locale = 'vi'] = locales
  const record = (await release.findFile(path)) ?? (await release.findPage(path, locale, 1))
  if (record) await edge.read(record, 'br')
  return fetched.map((name) => name.split('/')[1] ?? '')
}

describe('how many assets a request needs', () => {
  test('a page: one shard and one pack when cold, none when warm', async () => {
    const edge = open()
    expect(await answer(edge, '/')).toEqual(['shards', 'packs'])
    expect(await answer(edge, '/')).toEqual([])
  })

  test('another page of a warm isolate needs no more', async () => {
    const edge = open()
    for (const { key } of files) {
      if (key.kind !== 'page') continue
      expect((await answer(edge, key.path)).length).toBeLessThanOrEqual(2)
    }
  })

  test('memory is bounded: what was not used for longest is read again', async () => {
    const edge = open(200_000)
    for (const { key } of files.slice(0, 200)) if (key.kind === 'page') await answer(edge, key.path)
    const [first] = files.flatMap(({ key }) => (key.kind === 'page' ? [key.path] : []))
    expect((await answer(edge, first ?? '')).length).toBeGreaterThan(0)
  })
})
