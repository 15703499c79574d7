import { minifyIconSet } from '@iconify/utils/lib/icon-set/minify'
import type { IconSources } from '#engine/content/icons/read-icon-sources.ts'
import { toIconParts } from '#engine/model/icon-name.ts'
import { iconSets } from '#engine/model/icons.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'

/** The icons in use by set, sorted by name. Sets without icons in use are left out. */
export function toIconSets(icons: Iterable<string>, sources: IconSources): IconSet[] {
  const parts = [...new Set(icons)].toSorted().flatMap((icon) => toIconParts(icon) ?? [])
  return iconSets.flatMap((prefix) => {
    const used = parts.filter(({ set }) => set === prefix)
    const found = used.flatMap(({ name }) => {
      const data = sources[prefix].find(name)
      return data ? [[name, data] as const] : []
    })
    const set: IconSet = { prefix, icons: Object.fromEntries(found) }
    minifyIconSet(set)
    return found.length > 0 ? [set] : []
  })
}
