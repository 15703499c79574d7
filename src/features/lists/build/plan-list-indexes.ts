import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toIndexUrl } from '#engine/model/urls/address.ts'
import { toLargeOutputFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { toListIndexText, toListPaths } from './to-list-indexes.ts'

/** The index of each list in each language. */
export function* planListIndexes({ contexts, build }: OutputSources): Generator<OutputPlan> {
  for (const locale of locales) {
    const context = contexts[locale]
    for (const path of toListPaths(context)) {
      yield {
        key: `index ${locale}${path}`,
        kind: 'list indexes',
        prepare: () => {
          const text = toListIndexText(context, path, build)
          if (text === undefined) return { input: 'no index', make: () => [] }
          const url = toIndexUrl(build, locale, path)
          const hash = hashBytes(text)
          return { input: hash, make: async () => [await toLargeOutputFile(url, text, hash, { cache: 'revalidate' })] }
        },
      }
    }
  }
}
