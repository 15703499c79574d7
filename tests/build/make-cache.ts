import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A cache without results, but with the code of this project: building it takes longer than everything else. */
export async function makeCache(directory: string): Promise<void> {
  const code = resolve('.cache/code')
  await mkdir(code, { recursive: true })
  await mkdir(directory, { recursive: true })
  await symlink(code, join(directory, 'code'))
}

/**
 * A cache for the programs that a file of tests starts, until the process ends, as an environment variable: in one that tests
 * beside it use as well, no program would find what the one before it has read. With the variants of images, which depend on
 * the bytes of images alone.
 */
export async function makeProgramCache(): Promise<{ SITE_CACHE: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'cache-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  await makeCache(directory)
  await mkdir('.cache/images', { recursive: true })
  await symlink(resolve('.cache/images'), join(directory, 'images'))
  return { SITE_CACHE: directory }
}
