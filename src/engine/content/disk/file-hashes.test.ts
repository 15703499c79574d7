import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openFileHashes } from './file-hashes.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hashes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'a/b'), { recursive: true })
  await writeFile(join(folder, 'a/1.ts'), 'one')
  await writeFile(join(folder, 'a/b/2.ts'), 'two')
  return { folder: join(folder, 'a'), memo: join(folder, 'memo/hashes.json') }
}

/** A file of hashes with its checksum. */
const toMemo = (json: string) => `${crc32(json)}\n${json}`

/** The hash of a folder, as a new program computes it. */
function hashOnce(folder: string, memo: string): string {
  const hashes = openFileHashes(memo)
  const found = hashes.hashAll([folder])
  hashes.save()
  return found
}

test.each<[string, boolean, (place: { folder: string; memo: string }) => Promise<unknown>]>([
  ['nothing', false, async () => {}],
  ['a file is touched', false, ({ folder }) => utimes(join(folder, '1.ts'), 1, 1)],
  ['the kept hashes are damaged', false, ({ memo }) => writeFile(memo, '1\n{"a":["b","c"]}')],
  ['the kept hashes are of another version', false, ({ memo }) => writeFile(memo, toMemo('{"a":["b","c"]}'))],
  [
    'the kept hashes have another shape',
    false,
    ({ memo }) => writeFile(memo, toMemo('{"version":1,"value":{"a":"b"}}')),
  ],
  ['the kept hashes are lost', false, ({ memo }) => rm(memo)],
  ['an editor has locked a file', false, ({ folder }) => symlink('user@host.1:2', join(folder, 'b/.#2.ts'))],
  ['a file changes', true, ({ folder }) => writeFile(join(folder, 'b/2.ts'), 'TWO')],
  ['a file is added', true, ({ folder }) => writeFile(join(folder, '3.ts'), '')],
  ['a file is removed', true, ({ folder }) => rm(join(folder, '1.ts'))],
])('whether the hash of a folder changes when %s', async (_event, isChanged, change) => {
  const place = await createFolder()
  const before = hashOnce(place.folder, place.memo)
  await change(place)
  const after = hashOnce(place.folder, place.memo)
  expect(after !== before).toBe(isChanged)
  expect(hashOnce(place.folder, place.memo)).toBe(after)
  // What is kept makes no difference.
  expect(hashOnce(place.folder, `${place.memo}-other`)).toBe(after)
})

const isIncluded = (path: string) => !path.endsWith('2.ts')

test('files in folders can be left out', async () => {
  const { folder, memo } = await createFolder()
  const hashes = openFileHashes(memo)
  const before = hashes.hashAll([folder], isIncluded)
  await writeFile(join(folder, 'b/2.ts'), 'other')
  expect(hashes.hashAll([folder], isIncluded)).toBe(before)
})
