import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Writes a folder beside its place, and puts it there once it is complete: whoever reads it finds the former or the new one.
 * @param write writes it into the folder that it is given
 */
export async function replaceFolder<Result>(
  folder: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const [draft, former] = [`${folder}.new`, `${folder}.old`]
  for (const left of [draft, former]) await rm(left, { recursive: true, force: true })
  const result = await write(draft)
  if (existsSync(folder)) await rename(folder, former)
  await rename(draft, folder)
  await rm(former, { recursive: true, force: true })
  return result
}
