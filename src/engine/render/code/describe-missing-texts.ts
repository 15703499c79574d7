import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { locateText } from '#engine/content/source/locate-text.ts'

/**
 * A line for each text that is in no catalogue, with its position. Reads all sources, which takes seconds; others can run
 * meanwhile.
 * @param ids the ids of the texts
 * @param files reads these sources alone
 */
export async function describeMissingTexts(ids: readonly string[], files?: string[]): Promise<string[]> {
  const texts = new Map<string, { text: string; file: string }>()
  for (const catalog of await getCatalogs(getConfig())) {
    for (const [id, { message = id, origin }] of Object.entries((await catalog.collect(files && { files })) ?? {})) {
      texts.set(id, { text: message, file: origin?.[0]?.[0] ?? 'src' })
    }
  }
  const lines = ids.map(async (id) => {
    const { text, file } = texts.get(id) ?? { text: id, file: 'src' }
    return `${await locateText(file, text)} "${text}" is in no catalogue; run npm run site -- messages extract, and translate it`
  })
  return Promise.all(lines)
}
