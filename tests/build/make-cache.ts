import { mkdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** A cache without results, but with the code of this project: building it takes longer than everything else. */
export async function makeCache(directory: string): Promise<void> {
  const code = resolve('.cache/code')
  await mkdir(code, { recursive: true })
  await mkdir(directory, { recursive: true })
  await symlink(code, join(directory, 'code'))
}
