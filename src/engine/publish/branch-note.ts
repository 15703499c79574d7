import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toKeptFolder, type KeptPlaces } from './open-kept.ts'

/** The branch whose content is published: that of `publish:watch`, else that of the first disclosure; undefined where that is not known. */
export function readPublishedBranch(places: KeptPlaces): string | undefined {
  try {
    return readFileSync(toFile(places), 'utf8') || undefined
  } catch {
    return undefined
  }
}

export function notePublishedBranch(places: KeptPlaces, branch: string): void {
  mkdirSync(toKeptFolder(places), { recursive: true })
  writeFileSync(toFile(places), branch)
}

function toFile(places: KeptPlaces): string {
  return join(toKeptFolder(places), 'branch.txt')
}
