import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { cardBlends, cardColours, drawCardBackground } from '#brand-build'
import { hashBytes } from '#engine/content/disk/files.ts'
import { socialSize } from '#engine/model/images/social-image.ts'
import type { Card } from './drawing/create-card-painter.ts'
import { listFontFiles } from './drawing/font-files.ts'

const drawingDirectory = join(import.meta.dirname, 'drawing')

/** A hash of all that every card depends on: the code that draws, the typeface, fontkit, which sets it, sharp, which draws outlines, and zlib. */
const drawingHash = hashBytes(
  JSON.stringify([
    readdirSync(drawingDirectory)
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => [file, hashBytes(readFileSync(join(drawingDirectory, file)))]),
    listFontFiles().map((file) => hashBytes(readFileSync(file))),
    hashBytes(readFileSync(createRequire(import.meta.url).resolve('fontkit'))),
    readFileSync(findPackageJSON('sharp', import.meta.url) ?? '', 'utf8'),
    process.versions.zlib,
    socialSize,
    [cardColours, cardBlends, drawCardBackground({ x: 0, y: 0, scale: 1 }, true)],
  ]),
)

/** The name of the default card in the cache. */
export function toDefaultCardName(): string {
  return hashBytes(`default ${drawingHash}`)
}

/** The name of a card in the cache: a hash of everything that it depends on. */
export function toCardName({ title, section = '', cover }: Card): string {
  return hashBytes(JSON.stringify([drawingHash, title, section, cover]))
}
