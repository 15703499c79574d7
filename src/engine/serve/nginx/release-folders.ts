import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { defineFormat } from '#engine/model/config/stored-json.ts'
import { say } from '#lib/say/message.ts'
import { ExportError } from '../export/export-site.ts'
import type { EarlierTree, TreeHashes } from './write-tree.ts'

// The folder of all exports: `releases/`, and the link `current` to one of them.

export const releasesFolder = 'releases'
const currentLink = 'current'

/** The file that lists an export's hashes by path. */
export const hashesFile = 'site.json'

export const hashesFormat = defineFormat<TreeHashes>(1, v.record(v.string(), v.string()))

/** @throws {ExportError} where the folder has anything else */
export async function checkTarget(target: string, name: string): Promise<void> {
  const found = existsSync(target) ? await readdir(target) : []
  if (found.every((item) => [releasesFolder, currentLink, `${currentLink}.new`].includes(item))) return
  throw new ExportError(
    say`${name} has other files than exports; choose another folder: npm run site -- export nginx --out DIR`,
  )
}

/** The export that `current` leads to. */
export async function readEarlier(target: string): Promise<EarlierTree | undefined> {
  const directory = join(target, currentLink)
  const file = join(directory, hashesFile)
  if (!existsSync(file)) return undefined
  const hashes = hashesFormat.parse(await readFile(file, 'utf8'))
  // That of another version has nothing to link: all files are written.
  return hashes && { directory, hashes }
}

/** Makes `current` lead to a release. A link is replaced in one step, so that there is one at any moment. */
export async function switchTo(target: string, name: string): Promise<void> {
  const next = join(target, `${currentLink}.new`)
  await rm(next, { force: true })
  await symlink(join(releasesFolder, name), next)
  await rename(next, join(target, currentLink))
}

/** Deletes the oldest releases, by their number, but never the current one. */
export async function removeOld(target: string, keep: number): Promise<void> {
  const current = basename(await readlink(join(target, currentLink)))
  const names = await readdir(join(target, releasesFolder))
  const others = names.filter((name) => /^\d+-/.test(name) && name !== current)
  const newestFirst = others.toSorted((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
  for (const name of newestFirst.slice(keep - 1)) {
    await rm(join(target, releasesFolder, name), { recursive: true, force: true })
  }
}
