import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFileHashes } from '../disk/file-hashes.ts'
import { scanTree } from './scan-tree.ts'
import { toSeenFiles } from './seen-files.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'seen-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'src/b'), { recursive: true })
  for (const [name, text] of Object.entries({ 'a.ts': 'one', 'b.ts': 'two', 'b/1.ts': 'three', 'b-c.ts': 'four' })) {
    await writeFile(join(folder, 'src', name), text)
  }
  return { source: join(folder, 'src'), memo: join(folder, 'hashes.json') }
}

const isIncluded = (path: string) => !path.endsWith('b.ts')

const see = (source: string) => toSeenFiles(new Map([[source, scanTree(source)]]))

test('files that were seen have the hashes of files that are looked at', async () => {
  const { source, memo } = await createFolder()
  for (const paths of [[source], [join(source, 'b'), join(source, 'b.ts')], [source, memo]]) {
    await writeFile(memo, '')
    const looked = openFileHashes(memo).hashAll(paths, isIncluded)
    expect(openFileHashes(memo, see(source)).hashAll(paths, isIncluded)).toBe(looked)
  }
})

test('a file that has appeared since is not among them, and is where they are looked at again', async () => {
  const { source, memo } = await createFolder()
  const seen = see(source)
  const before = openFileHashes(memo, seen).hashAll([source])
  await writeFile(join(source, 'c.ts'), 'five')
  expect(openFileHashes(memo, seen).hashAll([source])).toBe(before)
  expect(openFileHashes(memo).hashAll([source])).not.toBe(before)
})

test('a folder with a link, and a path that was not scanned, count as not looked at', async () => {
  const { source } = await createFolder()
  expect(see(source)(`${source}-other`)).toBeUndefined()
  expect(see(source)(join(source, 'none'))).toBeUndefined()
  await symlink('b/1.ts', join(source, 'link.ts'))
  expect(see(source)(source)).toBeUndefined()
  expect(see(source)(join(source, 'b'))).toHaveLength(1)
})
