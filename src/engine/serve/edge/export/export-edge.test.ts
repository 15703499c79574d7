import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PathRecord, Shard } from '#engine/store/edge/edge-layout.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { notFoundFiles, toBinary, toOptions, toPage, toText } from '#engine/store/store-fixture.ts'
import { folder, from, publishFiles, to, useExportFolder } from '../../export/export-fixture.ts'
import { exportEdge } from './export-edge.ts'

useExportFolder()

const film = new Uint8Array(5_000_000)

const run = (fileLimit = 100, hasEarlierBuilds = true) => exportEdge({ from, to, fileLimit, hasEarlierBuilds })

async function listAssets(): Promise<string[]> {
  const items = await readdir(join(to, 'assets'), { recursive: true, withFileTypes: true })
  const files = items.filter((item) => item.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(join(to, 'assets').length)).toSorted()
}

async function readAssets(): Promise<Buffer[]> {
  return Promise.all((await listAssets()).map((path) => readFile(join(to, 'assets', path))))
}

/** The index, whatever its shards are. */
async function readIndex(): Promise<Map<string, PathRecord>> {
  const shards = await Promise.all(
    (await readdir(join(to, 'assets/shards'))).map(async (name) => {
      return JSON.parse(await readFile(join(to, 'assets/shards', name), 'utf8')) as Shard // written by the export
    }),
  )
  return new Map(shards.flatMap((shard) => Object.entries(shard)))
}

test('an export is a script, an index and packs; large files are in parts', async () => {
  publishFiles([
    toPage('/list', 'one'),
    toPage('/list', 'two', 2),
    toText('/a.txt', 'one'),
    toBinary('/film.mp4', film),
  ])
  expect(await run()).toEqual({ release: 1, files: 4, shards: 1, packs: 1, records: 6 })
  const [first = '', second = '', ...others] = await listAssets()
  expect([first, second]).toEqual([expect.stringMatching(/\.0$/), expect.stringMatching(/\.1$/)])
  expect(others).toEqual(['/packs/0', '/shards/0'])
  expect((await readFile(join(to, 'worker.js'), 'utf8')).includes('"build": "x"')).toBe(true)
})

test('the index knows pages, files, images, and addresses that were taken down', async () => {
  publishFiles([
    toPage('/list', 'one'),
    toPage('/list', 'two', 2),
    toBinary('/_ipx/w_640&f_webp/news/a.jpg', new Uint8Array(9)),
  ])
  const output = openOutput(from)
  output.database.exec("insert into taken_down (path, time) values ('/tin-tuc/a', '2026-11-21T00:00:00.000Z')")
  output.close()
  await run()
  const index = await readIndex()
  expect([...index.keys()].toSorted()).toEqual(['/_ipx/w_640&f_webp/news/a.jpg', '/list', '/tin-tuc/a', 'news/a.jpg'])
  expect(index.get('/list')?.pages?.vi?.map(({ size }) => size)).toEqual([3, 3])
  expect(index.get('/tin-tuc/a')).toEqual({ isGone: true })
  expect(index.get('news/a.jpg')).toEqual({ isImage: true })
})

test('equal outputs give equal assets', async () => {
  publishFiles([toPage('/', 'home'), toText('/a.txt', 'text')])
  await run()
  const first = await readAssets()
  await run()
  expect(await readAssets()).toEqual(first)
})

test('files of earlier builds can be left out', async () => {
  publishFiles([toPage('/', 'home'), toText('/assets/site-1.js', 'old')])
  const output = openOutput(from)
  output.publish(toOptions('y'), (draft) => draft.put('files', [toText('/assets/site-2.js', 'new'), ...notFoundFiles]))
  output.close()
  await run()
  expect([...(await readIndex()).keys()]).toContain('/assets/site-1.js')
  await run(100, false)
  expect([...(await readIndex()).keys()]).toEqual(['/assets/site-2.js'])
})

test('an earlier export is replaced, but not by one that Cloudflare would refuse', async () => {
  publishFiles([toPage('/', 'home'), toBinary('/film.mp4', film)])
  await run()
  const before = await listAssets()
  publishFiles([toPage('/', 'new')])
  await expect(run(1)).rejects.toThrow('a version of the Worker may have 1.')
  expect(await listAssets()).toEqual(before)
  await run()
  expect(await listAssets()).toEqual(['/packs/0', '/shards/0'])
  expect((await readdir(folder)).toSorted()).toEqual(['dist', 'export'])
})

test('a folder of other files is not touched', async () => {
  publishFiles([])
  await mkdir(to)
  await writeFile(join(to, 'letter.txt'), '')
  await expect(run()).rejects.toThrow('export is no export for the edge')
  expect(await readdir(to)).toEqual(['letter.txt'])
})

test('without an output, the message says what to do', async () => {
  await expect(run()).rejects.toThrow('There is no built site in')
})
