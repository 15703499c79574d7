import { extname } from 'node:path'
import type { SharpOptions } from 'sharp'
import type { ImageAsset, SourceFormat } from '#engine/model/images/image-variants.ts'
import { say, type Message, type SaidText } from '#lib/say/message.ts'
import { findSvgProblems } from '../svg/find-svg-problems.ts'
import { imageProfile } from '../svg/svg-profiles.ts'
import { normalizeJpeg } from './normalize-jpeg.ts'

/** The format and the size in pixels of an image, or why it cannot be published, as a message. */
export type Inspection = Pick<ImageAsset, 'format' | 'width' | 'height'> | { problem: SaidText }

/** A small file can be too large for the memory when it is decoded. */
const pixelLimit = 40_000_000

/** In pixels; WebP supports at most 16,383. */
const sideLimit = 16_000

const byteLimit = 12 * 1024 * 1024

const formats: Readonly<Record<string, SourceFormat>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.svg': 'svg',
}

/**
 * Options of `sharp` for all source images: images that are too large or cut off throw. Warnings do not, for many phones write
 * headers that the decoder warns of; `inspectImage` finds out what they are about.
 */
export const sharpOptions = { limitInputPixels: pixelLimit, failOn: 'error' } as const satisfies SharpOptions

const strictOptions = { ...sharpOptions, failOn: 'warning' } as const satisfies SharpOptions

/** Decodes the whole image, because the header of a truncated image is valid. */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<Inspection> {
  const expected = formats[extname(name)]
  if (!expected) return { problem: say`Unsupported image format "${extname(name)}"; save it as JPEG, PNG or SVG` }
  if (bytes.length > byteLimit)
    return { problem: say`File too large: ${bytes.length} bytes; an image may have at most ${byteLimit}` }
  if (bytes.length === 0) return { problem: say`Empty file; copy it here again` }
  const svgProblem = expected === 'svg' ? findSvgProblem(bytes) : undefined
  if (svgProblem !== undefined) return { problem: svgProblem }
  // Loading it takes longer than checking the content; most runs inspect no image.
  const { default: sharp } = await import('sharp')
  try {
    const { format, autoOrient } = await sharp(bytes, sharpOptions).metadata()
    if (format !== expected) return { problem: explainFormat(extname(name), format) }
    const { width, height } = autoOrient
    if (Math.max(width, height) > sideLimit)
      return { problem: say`A side is longer than ${sideLimit} pixels; scale the image down` }
    const normalized = expected === 'jpeg' ? normalizeJpeg(bytes) : bytes
    if (!normalized) return { problem: toDamaged(say`it is cut off before its end`) }
    const decode = (whole: Uint8Array) => sharp(whole, strictOptions).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    await decode(bytes).catch(() => decode(normalized))
    return { format: expected, width, height }
  } catch (error) {
    const { fileTypeFromBuffer } = await import('file-type')
    const found = (await fileTypeFromBuffer(bytes))?.ext
    return { problem: found && !(`.${found}` in formats) ? explainFormat(extname(name), found) : explain(error) }
  }
}

function findSvgProblem(bytes: Uint8Array): Message | undefined {
  const [problem] = findSvgProblems(new TextDecoder().decode(bytes), imageProfile)
  return problem && say`${problem.message} (line ${String(problem.line)}, column ${String(problem.column)})`
}

function explainFormat(extension: string, format: string): Message {
  const data = format.toUpperCase()
  return `.${format}` in formats
    ? say`Wrong extension "${extension}" for ${data} data; rename the file`
    : say`Is ${data} in spite of its extension "${extension}"; save it as JPEG or PNG, which renaming does not do`
}

/** Errors of libraries on broken images, and the same for editors. */
const damages: readonly (readonly [RegExp, Message])[] = [
  [
    /premature end|truncated|end of (?:file|stream|data)|not enough data|read error|unexpected end/i,
    say`it is cut off before its end`,
  ],
  [/unsupported image format|bad header|invalid header|not a /i, say`its beginning is that of no image`],
]

function explain(error: unknown): Message {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('pixel limit'))
    return say`More than ${pixelLimit / 1_000_000} million pixels; scale the image down`
  if (message.includes('bad dimensions')) return say`Missing size; give the <svg> element a viewBox`
  const [, reason] = damages.find(([words]) => words.test(message)) ?? []
  return toDamaged(reason ?? say`its data cannot be decoded`)
}

function toDamaged(reason: Message): Message {
  return say`Incomplete or damaged image (${reason}); save it again`
}
