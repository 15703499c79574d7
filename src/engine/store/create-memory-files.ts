import type { Store } from '#engine/model/config/store.ts'
import { toKeyColumns, type FileKey, type OutputFile } from './output-file.ts'
import type { ReleaseDraft } from './release-draft.ts'
import { toEncoding } from './to-encoding.ts'

/** The files of a site in memory: those of each owner as it last put them. */
export interface MemoryFiles extends Pick<ReleaseDraft, 'put' | 'remove'>, Pick<Store, 'read'> {
  find: (key: FileKey) => OutputFile['record'] | undefined
}

export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, OutputFile>()
  const names = new Map<string, string[]>()
  const remove = (owner: string) => {
    for (const name of names.get(owner) ?? []) files.delete(name)
    names.delete(owner)
  }
  return {
    remove,
    put: (owner, own) => {
      remove(owner)
      const named = own.map((file) => [toName(file.key), file] as const)
      for (const [name, file] of named) files.set(name, file)
      names.set(
        owner,
        named.map(([name]) => name),
      )
    },
    find: (key) => files.get(toName(key))?.record,
    read: async ({ hash }, encoding) => {
      const stored = [...files.values()].find(({ record }) => record.hash === hash)?.bytes
      if (!stored) throw new Error('The file was never made, or another one has taken its place since')
      return toEncoding({ ...stored, bytes: new Uint8Array(stored.bytes) }, encoding)
    },
  }
}

function toName(key: FileKey): string {
  return JSON.stringify(toKeyColumns(key))
}
