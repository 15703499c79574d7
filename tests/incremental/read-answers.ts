import { hashBytes } from '../../src/engine/content/disk/files.ts'
import type { Store } from '../../src/engine/model/config/store.ts'
import { locales } from '../../src/engine/model/locale/locale.ts'
import { listFurtherPages } from '../../src/engine/serve/export/list-exported.ts'
import { openStore } from '../../src/engine/store/open-store.ts'
import { describeKey } from '../../src/engine/store/output-file.ts'
import { ascending } from '../../src/lib/order.ts'
import { openBuiltSearch } from '../search/open-built-search.ts'
import type { Answers } from './answers.ts'

/** Queries: words of one and of many documents, a beginning of one, a misspelt one, and a number. */
const queries = [
  'cổ tức',
  'co tuc 2026',
  'thị trường',
  'bao cao tai ch',
  'margn',
  'dividned',
  '2026',
  'a',
  'moi',
  'nghị quyết',
]

/** The answers of the search, whatever files they are made of. */
async function readSearchAnswers(store: Store): Promise<[string, string][]> {
  const open = openBuiltSearch(store)
  const all = locales.map(async (locale) => {
    const search = open(locale, () => {})
    const answers = queries.map(async (q): Promise<[string, string]> => {
      const found = await search.find({ q, page: 1 })
      return [`search ${locale} ${q}`, JSON.stringify(found)]
    })
    return Promise.all(answers)
  })
  return (await Promise.all(all)).flat()
}

/**
 * The answers of the current release of an output, with all bytes decoded, and the further pages of lists. Files that are kept
 * for open pages of earlier builds are left out: a clean build has none.
 * @throws {StoreError} where there is no release
 */
export async function readAnswers(outDirectory: string): Promise<Answers> {
  const store = openStore(outDirectory)
  try {
    const { build, settings, nextChange } = store.current()
    const facts: [string, string] = ['release', JSON.stringify({ build, settings, nextChange })]
    const further = await listFurtherPages(store)
    const files = [...store.listFiles(), ...further.files].filter(({ isOfEarlierBuild }) => !isOfEarlierBuild)
    const answers = files.map(async ({ key, record }): Promise<[string, string]> => {
      const { hash, type, size, isCompressible, cache, headers = {} } = record
      const bytes = hashBytes(await further.read(record, undefined))
      const sorted = Object.entries(headers).toSorted(([a], [b]) => ascending(a, b))
      return [describeKey(key), JSON.stringify({ hash, type, size, isCompressible, cache, headers: sorted, bytes })]
    })
    return new Map([facts, ...(await Promise.all(answers)), ...(await readSearchAnswers(store))])
  } finally {
    store.close()
  }
}
