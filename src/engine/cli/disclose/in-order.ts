import { join } from 'node:path'
import { referencesOf } from '#engine/content/checks/references-of.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { findDisclosed } from './find-disclosed.ts'
import { readWrittenFacts } from './read-written-facts.ts'

/**
 * Entries in an order in which they can be disclosed one by one: each after those that it names, such as a report after its explanation.
 * @throws {ProgramError} where a path is none of an entry that can be disclosed
 */
export function inOrder(site: ContentSite, paths: readonly string[], directory: string): string[] {
  const entries = paths.map((path) => {
    const { id, collection, folder } = findDisclosed(site, path, directory)
    const found = referencesOf(site, collection, readWrittenFacts(join(folder, factsFile)))
    return { id, names: new Set(found.map((one) => `${one.collection}/${one.slug}`)) }
  })
  const ordered: string[] = []
  while (entries.length > 0) {
    const free = entries.findIndex(({ names }) => !entries.some(({ id }) => names.has(id)))
    // Entries that name each other stay in the order in which they were typed.
    ordered.push(...entries.splice(Math.max(0, free), 1).map(({ id }) => id))
  }
  return ordered
}
