import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openKeptSources, type KeptSources } from '#engine/content/held/kept-sources.ts'
import type { PublisherOptions } from './publisher-options.ts'

export type KeptPlaces = Pick<PublisherOptions, 'contentDirectory' | 'outDirectory' | 'cacheDirectory'>

/** The sources of what a folder of content has published into an output. */
export function openKept(places: KeptPlaces): KeptSources {
  return openKeptSources(toKeptFolder(places))
}

/** Keeps what the last publish has said of folders that it held back, for the program that finds that nothing has changed since. */
export function noteHeldBack(places: KeptPlaces, lines: readonly string[]): void {
  const file = toNote(places)
  if (lines.length === 0) return rmSync(file, { force: true })
  mkdirSync(toKeptFolder(places), { recursive: true })
  writeFileSync(file, lines.join('\n'))
}

/** The lines of the last publish about them; empty where it held nothing back. */
export function readHeldBack(places: KeptPlaces): string {
  try {
    return readFileSync(toNote(places), 'utf8')
  } catch {
    return ''
  }
}

function toNote(places: KeptPlaces): string {
  return join(toKeptFolder(places), 'held-back.txt')
}

/** The folder of the copies, and of what else is kept of an output and its content. */
export function toKeptFolder({ contentDirectory, outDirectory, cacheDirectory }: KeptPlaces): string {
  const places = [contentDirectory, outDirectory].map((place) => resolve(place)).join('\0')
  return join(cacheDirectory, 'published', hash('sha256', places, 'base64url').slice(0, 12))
}
