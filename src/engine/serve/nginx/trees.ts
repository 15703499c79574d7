import type { Encoding, FileRecord } from '#engine/model/config/store.ts'

/**
 * The folders of an export. Texts are there three times, so that a request finds its file without a module that knows about
 * encodings; all other files are there once, and have ranges.
 */
export const textTrees = { br: 'br', gzip: 'gzip', identity: 'identity' } as const satisfies Record<
  Encoding | 'identity',
  string
>

export const bytesTree = 'bytes'

export type Tree = (typeof textTrees)[keyof typeof textTrees] | typeof bytesTree

/** The encoding of the texts of each tree. */
export const textEncodings: readonly { tree: Tree; encoding: Encoding | undefined }[] = [
  { tree: textTrees.br, encoding: 'br' },
  { tree: textTrees.gzip, encoding: 'gzip' },
  { tree: textTrees.identity, encoding: undefined },
]

/** The trees that a file is in. */
export function toTrees({ isCompressible }: Pick<FileRecord, 'isCompressible'>): readonly Tree[] {
  return isCompressible ? textEncodings.map(({ tree }) => tree) : [bytesTree]
}
