import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** Runs `write` on an empty folder beside `target`, and puts it in place only once it has succeeded. */
export async function putInPlace<Result>(target: string, write: (draft: string) => Promise<Result>): Promise<Result> {
  const final = resolve(target)
  const beside = (suffix: string) => join(dirname(final), `.${basename(final)}.${suffix}`)
  const draft = beside('new')
  const previous = beside('old')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  try {
    const result = await write(draft)
    await rm(previous, { recursive: true, force: true })
    if (existsSync(final)) await rename(final, previous)
    await rename(draft, final)
    return result
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(previous, { recursive: true, force: true })
  }
}
