import { say } from '#lib/say/message.ts'
import { ExportError } from '../../export/export-site.ts'

/** Files of one version of a Worker; the paid plan allows 100,000. See docs/deploy/edge.md. */
export const defaultFileLimit = 20_000

/** Bytes of a file. */
const fileSizeLimit = 25 * 1024 * 1024

/** Bytes of a pack on average. Larger packs are fewer, but a page reads one of them. */
const packSizes = [64 * 1024, 128 * 1024, 256 * 1024] as const

interface Counts {
  /** Bytes of all contents that are packed. */
  packedBytes: number
  /** Files beside the packs. */
  others: number
  fileLimit: number
}

/** How many packs there are: as many as keep each small, and all files below the limit of the plan. @throws {ExportError} */
export function choosePacks({ packedBytes, others, fileLimit }: Counts): number {
  const choices = packSizes.map((size) => toCount(packedBytes, size))
  const packs = choices.find((count) => count + others <= fileLimit)
  if (packs !== undefined) return packs
  throw new ExportError(
    say`The export has ${others + (choices.at(-1) ?? 0)} files, and a version of the Worker may have ${fileLimit}. Cloudflare's paid plan allows 100000: add --file-limit 100000 if the account has it. Files of earlier builds, which open pages need after a release, can be left out with --no-earlier-builds`,
  )
}

/** A power of two, so that a site that grows a little keeps its packs and shards, and uploads only those that changed. */
export function toCount(bytes: number, size: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(bytes / size)))
}

/** @throws {ExportError} if Cloudflare would refuse the file */
export function checkFileSize(path: string, size: number): void {
  if (size <= fileSizeLimit) return
  throw new ExportError(
    say`${path} has ${size} bytes, and a file of a Worker may have ${fileSizeLimit}: split the text that it is made from`,
  )
}
