import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Diagnostics } from './diagnostics.ts'
import { scanTree } from './scan-tree.ts'
import { readSourceFile } from './source-file.ts'
import { itemAt } from './source-tree.ts'

// On the disk; all other tests use trees in memory.

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tree-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** The messages of reading an item as a text, and the text. */
async function problemsAt(path: string): Promise<string[]> {
  const diagnostics = new Diagnostics()
  const read = await readSourceFile(itemAt(scanTree(directory), path), path, diagnostics)
  return [...diagnostics.list.map(({ message }) => message), ...(typeof read === 'object' ? [read.text] : [])]
}

test('a file has its size at once and is read on demand', async () => {
  await mkdir(join(directory, 'news/a'), { recursive: true })
  await writeFile(join(directory, 'news/a/vi.md'), 'Một')
  const tree = scanTree(directory)
  const file = itemAt(tree, 'news/a/vi.md')
  expect(file).toMatchObject({ kind: 'file', size: 5 })
  await writeFile(join(directory, 'news/a/vi.md'), 'Hai')
  expect(file?.kind === 'file' && String(await file.read())).toBe('Hai')
  expect(itemAt(tree, 'news/b/vi.md')).toBeUndefined()
  expect(itemAt(tree, 'news/a/vi.md/b')).toBeUndefined()
})

test('folders, links and pipes are not read', async () => {
  await mkdir(join(directory, 'folder.md'))
  await symlink('/etc/hostname', join(directory, 'link.md'))
  await symlink('.', join(directory, 'circle.md'))
  execFileSync('mkfifo', [join(directory, 'pipe.md')])
  expect(await problemsAt('folder.md')).toEqual(['Folder instead of a text file; remove it or rename it'])
  expect(await problemsAt('link.md')).toEqual(['Symbolic link; put the file itself here'])
  expect(await problemsAt('circle.md')).toEqual(['Symbolic link; put the file itself here'])
  expect(await problemsAt('pipe.md')).toEqual(['Not a regular file; put a text file here'])
})

test.each([
  ['does not exist', 'a', 'ENOENT'],
  ['is a file', 'b', 'ENOTDIR'],
])('a folder that %s has the error code', async (_what, name, failure) => {
  await writeFile(join(directory, 'b'), '')
  expect(scanTree(join(directory, name))).toEqual({ kind: 'folder', items: new Map(), failure })
})

test('a file that is deleted or replaced by a folder after listing is reported when it is read', async () => {
  const path = join(directory, 'vi.md')
  const read = async (change: () => Promise<unknown>) => {
    await writeFile(path, 'Một')
    const item = itemAt(scanTree(directory), 'vi.md')
    await rm(path)
    await change()
    const diagnostics = new Diagnostics()
    return [await readSourceFile(item, 'vi.md', diagnostics), ...diagnostics.list.map(({ message }) => message)]
  }
  expect(await read(() => Promise.resolve())).toEqual(['missing'])
  expect(await read(() => mkdir(path))).toEqual(['invalid', 'Cannot be read (EISDIR)'])
})

/** Runs as `nobody` if the user is root, to whom file permissions do not apply. */
async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  const user = process.geteuid?.()
  if (user !== 0) return run()
  process.seteuid?.('nobody')
  try {
    return await run()
  } finally {
    process.seteuid?.(user)
  }
}

test('a folder and a file without read permission are reported', async () => {
  await mkdir(join(directory, 'closed'))
  await writeFile(join(directory, 'vi.md'), 'Một')
  await chmod(directory, 0o755)
  await chmod(join(directory, 'closed'), 0)
  await chmod(join(directory, 'vi.md'), 0)
  const [closed, problems] = await asOrdinaryUser(async () => [
    itemAt(scanTree(directory), 'closed'),
    await problemsAt('vi.md'),
  ])
  await chmod(join(directory, 'closed'), 0o700)
  expect(closed).toEqual({ kind: 'folder', items: new Map(), failure: 'EACCES' })
  expect(problems).toEqual(['Cannot be read (EACCES); allow this user to read it'])
})

test('more files than a process may open are read at the same time', async () => {
  const names = Array.from({ length: 600 }, (_, index) => `${index}.md`)
  await Promise.all(names.map((name) => writeFile(join(directory, name), name)))
  const module = new URL('scan-tree.ts', import.meta.url).href
  const program = `
    const { scanTree } = await import('${module}')
    const { items } = scanTree('${directory}')
    const read = await Promise.all([...items.values()].map((item) => item.read()))
    console.info(read.length)`
  const command = 'ulimit -n 256 && exec "$0" --input-type=module -e "$1"'
  expect(execFileSync('sh', ['-c', command, process.execPath, program], { encoding: 'utf8' }).trim()).toBe('600')
})
