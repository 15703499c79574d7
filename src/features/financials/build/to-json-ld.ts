import type { DatasetLeaf } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toDistribution } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { FinancialDataPayload } from '../payload.ts'
import { figureTitles } from './figure-sets.ts'

/** The figures of each basis as a data set. */
export function toFinancialsJsonLd(page: FinancialDataPayload, context: JsonLdContext): DatasetLeaf[] {
  const { sets, summary, head, textLocale } = page
  return sets
    .filter((set) => context.isStated(set))
    .map(({ basis, yearly, years, downloads }) => {
      const all = [...yearly.columns.map((column) => column.fiscalYear), ...years.map((year) => year.fiscalYear)]
      return {
        '@type': 'Dataset',
        name: context.translate(figureTitles[basis]),
        description: summary,
        url: head.canonical,
        creator: toPublisher(context),
        inLanguage: languages[textLocale].tag,
        isAccessibleForFree: true,
        temporalCoverage: `${Math.min(...all)}-01-01/${Math.max(...all)}-12-31`,
        variableMeasured: yearly.groups.flatMap(({ rows }) => rows.map(({ label }) => label)),
        distribution: downloads.map((file) => toDistribution(file, context)),
      }
    })
}
