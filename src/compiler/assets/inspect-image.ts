import { extname } from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import type { ImageAsset, SourceFormat } from '#model/images/image-variants.ts'
import { findSvgProblems } from '../svg/find-svg-problems.ts'
import { imageProfile } from '../svg/svg-profiles.ts'

/** What an image is, or why it cannot be published, as a sentence for its editor. */
export type Inspection = Pick<ImageAsset, 'format' | 'width' | 'height'> | { problem: string }

/** What is small as a file can be too large for any memory once it is unpacked. */
export const pixelLimit = 40_000_000

/** WebP can hold no longer side, and no screen shows one. */
const sideLimit = 16_000

const byteLimit = 12 * 1024 * 1024

const formats: Readonly<Record<string, SourceFormat>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.svg': 'svg',
}

/** How every image of an editor is opened: not too large, and nothing wrong with it. */
export const openOptions = { limitInputPixels: pixelLimit, failOn: 'warning' } as const satisfies SharpOptions

/** Reads an image whole, as one that is cut off in the middle looks well from its beginning. */
export async function inspectImage(name: string, bytes: Uint8Array): Promise<Inspection> {
  const expected = formats[extname(name)]
  if (!expected) return { problem: `Is no JPEG, PNG or SVG, but "${extname(name)}"` }
  if (bytes.length > byteLimit) return { problem: `Has ${bytes.length} bytes; an image may have ${byteLimit}` }
  if (bytes.length === 0) return { problem: 'Is empty; copy it here again' }
  const svgProblem = expected === 'svg' ? findSvgProblem(bytes) : undefined
  if (svgProblem !== undefined) return { problem: svgProblem }
  try {
    const { format, autoOrient } = await sharp(bytes, openOptions).metadata()
    if (format !== expected) return { problem: `Is named "${extname(name)}" and holds ${nameOf(format)}; rename it` }
    const { width, height } = autoOrient
    if (Math.max(width, height) > sideLimit) return { problem: `Is longer than ${sideLimit} pixels; make it smaller` }
    await sharp(bytes, openOptions).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { format: expected, width, height }
  } catch (error) {
    return { problem: explain(error) }
  }
}

function findSvgProblem(bytes: Uint8Array): string | undefined {
  const [problem] = findSvgProblems(new TextDecoder().decode(bytes), imageProfile)
  return problem && `${problem.message} (line ${problem.line}, column ${problem.column})`
}

function nameOf(format: string | undefined): string {
  return format === 'jpeg' || format === 'png' || format === 'svg' ? `a ${format.toUpperCase()}` : 'another format'
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('pixel limit')) return `Has more than ${pixelLimit / 1_000_000} million pixels; make it smaller`
  if (message.includes('bad dimensions')) return 'Says no size: give its <svg> a viewBox'
  return `Cannot be read whole, save it anew: ${message.trim().split('\n', 1)[0]}`
}
