import type { DatasetLeaf } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toDistribution } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { FeesPayload } from '../payload.ts'

/** The fees in force as a data set. Its file contains all of them, so that a single sample leaves it out. */
export function toFeesJsonLd(page: FeesPayload, context: JsonLdContext): DatasetLeaf[] {
  const { products, csv, title, summary, head, textLocale } = page
  const inForce = products.flatMap((product) => product.inForce ?? [])
  if (inForce.length === 0 || !inForce.every(({ facts }) => context.isStated(facts))) return []
  const since = inForce.map(({ facts }) => facts.effectiveFrom).toSorted()
  return [
    {
      '@type': 'Dataset',
      name: title,
      description: summary,
      url: head.canonical,
      creator: toPublisher(context),
      inLanguage: languages[textLocale].tag,
      isAccessibleForFree: true,
      // From the first day of the oldest schedule, without an end.
      temporalCoverage: `${since[0]}/..`,
      spatialCoverage: { '@type': 'Country', name: 'VN' },
      distribution: [toDistribution(csv, context)],
    },
  ]
}
