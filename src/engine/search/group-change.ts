import type { SearchGroup } from './search-group.ts'

/** How a group differs from what it was when the main segment was made. */
export interface GroupChange {
  /** As it was. */
  main: SearchGroup
  present: SearchGroup
  /** The places in `main` of documents that were removed or replaced, ascending. */
  removed: readonly number[]
  /** The places in `present` of documents that were added, or that replace others, ascending. */
  added: readonly number[]
}

export function toGroupChange(main: SearchGroup, present: SearchGroup): GroupChange {
  return { main, present, removed: findOthers(main, present), added: findOthers(present, main) }
}

/** The places of documents that another group does not have as they are. */
function findOthers(group: SearchGroup, other: SearchGroup): number[] {
  const versions = new Map(other.names.map((name, place) => [name, other.versions[place]]))
  return Array.from(group.names.keys()).filter((place) => {
    const version = versions.get(group.names[place] ?? '')
    return version === undefined || version !== group.versions[place]
  })
}
