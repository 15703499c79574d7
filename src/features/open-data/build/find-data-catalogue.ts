import type { DataCatalogue, DataContext } from '#engine/model/content/data-set.ts'
import { toHref } from '#engine/model/urls/href.ts'

/** The page that describes all data sets, and its terms of use. */
export const openDataPath = toHref('/quan-he-co-dong/du-lieu-mo')

export function findDataCatalogue({ content, locale }: Pick<DataContext, 'content' | 'locale'>): DataCatalogue | null {
  const page = content.pages.get(openDataPath)
  if (!page) return null
  const { licence } = page.facts
  return { path: openDataPath, licence: licence ? { name: licence.name[locale], url: licence.url } : null }
}
