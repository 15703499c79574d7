import { codeRoot } from '#engine/content/disk/code-root.ts'
import type { FileHashes } from '#engine/content/disk/file-hashes.ts'

export interface SourceHashes {
  /** Of all sources, also of those that only the build runs. */
  all: string
  /** Of what the client and the renderer are built from. */
  code: string
}

/** The files from which the site is built, and folders that stand for all files below them. */
export const sourcePaths: readonly string[] = ['src', 'routes', 'vite.config.ts', 'package-lock.json']

/** The parts of `src` that are neither shipped nor rendered with. */
const buildOnly = /^src\/(?:desk|brand\/build|engine\/(?!model\/))/

/** Sources that say how the client and the renderer are built. */
const codeBuild = /^src\/engine\/render\/(?:code\/|pages\/page-template\.ts$)/

/** Message catalogues and tests are part of neither hash. */
const excluded = /\.po$|\.test(-d)?\.tsx?$|-fixture\.ts$/

export function hashSources({ hashAll }: FileHashes): SourceHashes {
  return { all: hashAll(sourcePaths, isSource, codeRoot), code: hashAll(sourcePaths, isOfCode, codeRoot) }
}

function isSource(path: string): boolean {
  return !excluded.test(path)
}

function isOfCode(path: string): boolean {
  return isSource(path) && (!buildOnly.test(path) || codeBuild.test(path))
}
