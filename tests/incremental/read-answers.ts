import { hashBytes } from '../../src/engine/content/disk/files.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeKey } from '../../src/engine/store/output-file.ts'
import type { Answers } from './answers.ts'

/**
 * The answers of the current release of an output, with all bytes decoded. Files that are kept for open pages of earlier
 * builds are left out: a clean build has none.
 * @throws {StoreError} where there is no release
 */
export async function readAnswers(outDirectory: string): Promise<Answers> {
  const store = openStore(outDirectory)
  try {
    const { build, settings, nextChange } = store.current()
    const facts: [string, string] = ['release', JSON.stringify({ build, settings, nextChange })]
    const files = store.listFiles().filter(({ isOfEarlierBuild }) => !isOfEarlierBuild)
    const answers = files.map(async ({ key, record }): Promise<[string, string]> => {
      const { hash, type, size, isCompressible, cache, headers = {} } = record
      const bytes = hashBytes(await store.read(record, undefined))
      const sorted = Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1))
      return [describeKey(key), JSON.stringify({ hash, type, size, isCompressible, cache, headers: sorted, bytes })]
    })
    return new Map([facts, ...(await Promise.all(answers))])
  } finally {
    store.close()
  }
}
