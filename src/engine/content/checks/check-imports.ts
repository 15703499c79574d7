import type { Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/** Two entries are not of the same post of an earlier site: the next import would not know which of them it wrote. */
export const checkImports = defineCheck('imports', 'site', ({ site, checked, content, report }) => {
  const owners = new Map<string, Entry>()
  for (const name of site.names) {
    const entries: readonly Entry[] = content.entries[name]
    for (const entry of entries) {
      const { source, ids = [] } = entry.facts.imported ?? {}
      for (const [place, id] of ids.entries()) {
        const key = JSON.stringify([source, id])
        const owner = owners.get(key)
        if (!owner) owners.set(key, entry)
        else if (owner !== entry && isIn(checked.entries[name], entry))
          report.error(
            entry,
            ['imported', 'ids', place],
            say`"imported.ids": "${id}" of ${source ?? ''} is ${owner.collection}/${owner.slug} already; remove \`imported\` from the one that was written here`,
          )
      }
    }
  }
})

function isIn(list: readonly Entry[], entry: Entry): boolean {
  return list.some(({ slug }) => slug === entry.slug)
}
