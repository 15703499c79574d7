import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasDamageNote } from './damage-note.ts'
import { keepReserve, useReserve } from './disk-reserve.ts'
import { findDamage, type Damage } from './find-damage.ts'
import { openOutput } from './open-output.ts'
import { openStore } from './open-store.ts'
import type { OutputFile } from './output-file.ts'
import { storeFile } from './schema.ts'
import { isDamage } from './store-error.ts'
import { toBinary, toPage } from './store-fixture.ts'
import { TestOutput } from './test-output-fixture.ts'

// Bytes that change on the disk: servers do not send them, and the next publish makes them again.

let site: TestOutput

const film = toBinary('/a.mp4', new Uint8Array(200_000).fill(1))
const page = toPage('/a', 'a text that is damaged '.repeat(9))
const files: readonly OutputFile[] = [page, film]

beforeEach(async () => {
  site = await TestOutput.createPublished({ a: files, b: [toPage('/b', 'b')] })
})
afterEach(() => site.remove())

/** Changes some bytes of a file, where it has these bytes. */
async function damage(path: string, bytes: Uint8Array): Promise<void> {
  const at = (await readFile(path)).indexOf(bytes)
  expect(at).toBeGreaterThanOrEqual(0)
  const file = await open(path, 'r+')
  await file.write(Buffer.from('damaged'), 0, 7, at + 5)
  await file.close()
}

async function findObject(): Promise<string> {
  const found = await readdir(join(site.target, 'objects'), { recursive: true, withFileTypes: true })
  const [object] = found.filter((item) => item.isFile())
  return join(object?.parentPath ?? '', object?.name ?? '')
}

const readStream = async (open: () => ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(open() as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()) // of no shared memory

/** Looks for damage, and says what was found. */
function find(): Damage | undefined {
  const damage = findDamage(site.target)
  if (damage) site.output.noteDamage(damage)
  return damage
}

const damageRow = () => damage(join(site.target, storeFile), page.bytes?.bytes ?? new Uint8Array())
const damageObject = async () => damage(await findObject(), new Uint8Array(1000).fill(1))

test.each<[string, () => Promise<void>, OutputFile, RegExp]>([
  ['a row', damageRow, page, /the content \w+ is damaged; repair it: npm run build -- --finish now/],
  ['a large file', damageObject, film, /the content \w+ is damaged; repair it: npm run build -- --finish now/],
  ['a large file that is missing', async () => rm(await findObject()), film, /ENOENT/],
])('%s: nothing of it is sent, and a publish of the same makes it again', async (_case, spoil, { record }, message) => {
  await spoil()
  const store = openStore(site.target)
  await expect(store.read(record, undefined)).rejects.toThrow(message)
  await expect(readStream(() => store.stream(record))).rejects.toThrow(message)
  expect(() => store.readStored(record.hash)).toThrow(message)
  // Where it was found by its checksum, the next publish looks without being asked to.
  expect(hasDamageNote(site.target)).toBe(!message.source.includes('ENOENT'))
  const other = store.current().findPage('/b', 'vi', 1)
  expect(other && Buffer.from(await store.read(other, undefined)).toString()).toBe('b')

  site.output = openOutput(site.target)
  expect(find()).toEqual({ contents: [{ blob: expect.any(Number), hash: record.hash }], owners: ['a'] })
  expect([site.output.hasBytes(record.hash), site.output.hasBytes(other?.hash ?? '')]).toEqual([false, true])
  site.output.addBytes(
    files.flatMap(({ record: { hash, size }, bytes }) => (bytes ? [{ hash, size, stored: bytes }] : [])),
  )
  expect(site.publish({ a: files })).toMatchObject({ added: 0, changed: 0, removed: 0 })
  expect(site.output.deleteDamaged()).toBe(0)
  expect(find()).toBeUndefined()
  // The server goes on with what was repaired.
  store.current()
  expect(await store.read(record, undefined)).toHaveLength(record.size)
  expect(await readStream(() => store.stream(record))).toHaveLength(record.size)
  store.close()
})

test('what only earlier releases have cannot be made again, and goes', async () => {
  site.reopen()
  site.publish({ a: [toPage('/a', 'new')] })
  site.output.close()
  await damageRow()
  site.reopen()
  expect(find()).toMatchObject({ contents: [{ hash: page.record.hash }], owners: [] })
  site.publish({ b: [toPage('/b', 'new')] })
  expect(site.output.deleteDamaged()).toBe(1)
  expect(find()).toBeUndefined()
  expect(await site.read()).toMatchObject({ '/a (vi)': 'new', '/b (vi)': 'new' })
})

test('what an earlier version of this program stored has no checksum, and counts as it is', async () => {
  site.reopen()
  site.output.database.exec('update blob set checksum = null')
  expect(find()).toBeUndefined()
  expect(await site.read()).toMatchObject({ '/b (vi)': 'b' })
})

test('a damaged file is not that of a damaged content', async () => {
  await site.overwriteFirstPage('record_owner')
  site.reopen()
  expect(find).toThrow(/site\.sqlite is damaged; repair it/)
  try {
    find()
  } catch (error) {
    expect(isDamage(error)).toBe(true)
  }
})

test('some of the disk is kept for a take-down, and given back', async () => {
  const size = async () =>
    (await readFile(join(site.target, `${storeFile}-reserve`)).catch(() => Buffer.alloc(0))).length
  keepReserve(site.target)
  expect(await size()).toBe(8 * 1024 * 1024)
  // It is part of an output.
  openOutput(site.target).close()
  useReserve(site.target)
  expect(await size()).toBe(0)
  useReserve(site.target)
  // Where it cannot be kept, nothing is left of it.
  await mkdir(join(site.target, `${storeFile}-reserve`))
  expect(() => keepReserve(site.target)).not.toThrow()
  expect(await size()).toBe(0)
  await writeFile(join(site.folder, 'file'), '')
  expect(() => keepReserve(join(site.folder, 'file'))).not.toThrow()
})

/** Writes a text into a column of the store, whatever it is. */
function overwrite(statement: string, text: string): void {
  const database = new DatabaseSync(join(site.target, storeFile))
  database.prepare(statement).run(text)
  database.close()
}

test.each(['', '{"Content-Language":1}', '[1]'])('headers that are stored as %j are explained', (text) => {
  overwrite("update record set headers = ? where path = '/a'", text)
  const store = openStore(site.target)
  expect(() => store.current().findPage('/a', 'vi', 1)).toThrow('build again: npm run build')
  expect(store.current().findPage('/b', 'vi', 1)).toBeDefined()
  store.close()
})

test.each(['', 'null', '[1]'])('hashes of styles that are stored as %j are as if there were none', (text) => {
  overwrite('update release set style_hashes = ?', text)
  const store = openStore(site.target)
  expect(store.current().styleHashes).toEqual([])
  store.close()
})
