import { join } from 'node:path'
import { conditionsIn } from '#engine/content/checks/references-of.ts'
import { factsFile } from '#engine/content/entries/read-facts.ts'
import { openRepository, type Repository } from '#engine/content/git/open-repository.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { readPublishedBranch } from '#engine/publish/branch-note.ts'
import type { KeptPlaces } from '#engine/publish/open-kept.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { readWrittenFacts } from './read-written-facts.ts'

/**
 * Of changed folders of the content, those that are not committed on the branch that is published: they are not to be published with an
 * entry. Where Git does not say so, these are all; where it has nothing of the content, none.
 */
export function findUncommitted(places: KeptPlaces, changed: readonly string[]): readonly string[] {
  try {
    return openPublishedBranch(places)?.listUncommitted(changed) ?? []
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error
    console.error(told(say`warning: Git does not say what is committed, so that everything else stays as it was`))
    return changed
  }
}

function openPublishedBranch(places: KeptPlaces): Repository | undefined {
  const branch = readPublishedBranch(places)
  if (branch === undefined) return openRepository(places.contentDirectory)
  try {
    return openRepository(places.contentDirectory, branch)
  } catch (error) {
    // It was deleted or renamed since.
    if (error instanceof ProgramError) return openRepository(places.contentDirectory)
    throw error
  }
}

/** Of folders of the content, those with parts that appear with an entry, such as the figures of a report. */
export function findAppearingWith(
  site: ContentSite,
  directory: string,
  { id, paths }: { id: string; paths: readonly string[] },
): string[] {
  return paths.filter((path) => {
    const collection = site.names.find((name) => path.startsWith(`${name}/`))
    const find = collection && conditionsIn(site, collection)
    const conditions = find?.(readWrittenFacts(join(directory, path, factsFile))) ?? []
    return conditions.some((one) => `${one.collection}/${one.slug}` === id)
  })
}
