import { hashBytes } from '#engine/content/disk/files.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toFramedFile } from '#engine/outputs/files/framed-document.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { OutputSources } from '#engine/outputs/output-site.ts'
import { embedNames } from '../codes.ts'
import { toEmbed } from './to-embed.ts'

/** Each document to frame in each language: an output of its own, so that it is made again only with its own facts. */
export function* planEmbeds({ contexts }: Pick<OutputSources, 'contexts'>): Generator<OutputPlan> {
  for (const locale of locales) {
    for (const name of embedNames) {
      yield {
        key: `embed ${locale}/${name}`,
        kind: 'data files',
        prepare: () => {
          const document = toEmbed(contexts[locale], name)
          return { input: hashBytes(JSON.stringify(document)), make: () => [toFramedFile(document)] }
        },
      }
    }
  }
}
