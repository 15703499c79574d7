import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openKeptSources, type KeptSources } from '#engine/content/held/kept-sources.ts'
import type { PublisherOptions } from './publisher-options.ts'

type Places = Pick<PublisherOptions, 'contentDirectory' | 'outDirectory' | 'cacheDirectory'>

/** The sources of what a folder of content has published into an output. */
export function openKept(places: Places): KeptSources {
  return openKeptSources(toFolder(places))
}

/** Keeps what the last publish has said of folders that it held back, for the program that finds that nothing has changed since. */
export function noteHeldBack(places: Places, lines: readonly string[]): void {
  const file = toNote(places)
  if (lines.length === 0) return rmSync(file, { force: true })
  mkdirSync(toFolder(places), { recursive: true })
  writeFileSync(file, lines.join('\n'))
}

/** The lines of the last publish about them; empty where it held nothing back. */
export function readHeldBack(places: Places): string {
  try {
    return readFileSync(toNote(places), 'utf8')
  } catch {
    return ''
  }
}

function toNote(places: Places): string {
  return join(toFolder(places), 'held-back.txt')
}

function toFolder({ contentDirectory, outDirectory, cacheDirectory }: Places): string {
  const places = [contentDirectory, outDirectory].map((place) => resolve(place)).join('\0')
  return join(cacheDirectory, 'published', hash('sha256', places, 'base64url').slice(0, 12))
}
