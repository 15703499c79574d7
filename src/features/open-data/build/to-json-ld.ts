import type { DataCatalogLeaf, DatasetLeaf } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toDistribution } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { ListedSet, OpenDataPayload } from '../payload.ts'

/** The catalogue with the sets that are real. */
export function toOpenDataJsonLd(page: OpenDataPayload, context: JsonLdContext): DataCatalogLeaf[] {
  const stated = page.sets.filter((set) => set.rows > 0 && context.isStated(set))
  if (stated.length === 0) return []
  const { title, summary, head, textLocale } = page
  return [
    {
      '@type': 'DataCatalog',
      name: title,
      description: summary,
      url: head.canonical,
      inLanguage: languages[textLocale].tag,
      publisher: toPublisher(context),
      dataset: stated.map((set) => toDataset(set, page, context)),
    },
  ]
}

function toDataset(set: ListedSet, { head, licence, locale }: OpenDataPayload, context: JsonLdContext): DatasetLeaf {
  const { csv, json } = set.files
  return {
    '@type': 'Dataset',
    name: set.title,
    description: set.about,
    url: `${head.canonical}#${set.name}`,
    creator: toPublisher(context),
    inLanguage: languages[locale].tag,
    isAccessibleForFree: true,
    ...(licence && { license: licence.url }),
    variableMeasured: set.columns.map(({ meaning }) => meaning),
    distribution: [toDistribution(csv, context), toDistribution(json, context)],
  }
}
