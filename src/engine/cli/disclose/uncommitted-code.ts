import { readGit } from '#engine/content/git/run-git.ts'
import { readPublishedSources } from '#engine/publish/is-up-to-date.ts'
import { codePaths, findDifferences, isOfSite, listCode, readKeptFiles } from '#engine/publish/kept-code.ts'
import type { KeptPlaces } from '#engine/publish/open-kept.ts'
import { listed, say, type MessageValue } from '#lib/say/message.ts'

/** The files of the project's code that Git has not committed as they are, by their paths in its folder; undefined where Git does not say so. */
export function listUncommittedCode(directory = '.'): string[] | undefined {
  const prefix = readGit(directory, ['rev-parse', '--show-prefix'])?.trim()
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const lines = prefix === undefined ? undefined : readGit(directory, ['status', ...options, '--', ...codePaths])
  // Of each file: two letters, a blank, and its path in the repository.
  const paths = lines?.split('\0').flatMap((line) => (line === '' ? [] : line.slice(3 + (prefix?.length ?? 0))))
  return paths?.filter(isOfSite)
}

/** Of the code that is not committed, what a release would have otherwise than the latest one: to be asked before it is made. */
export function listUnpublishedCode(places: KeptPlaces): string[] {
  const uncommitted = listUncommittedCode() ?? []
  if (uncommitted.length === 0) return []
  const known = readKeptFiles(places, readPublishedSources(places.outDirectory))
  if (!known) return uncommitted
  const changed = new Set(findDifferences(known, listCode('')))
  return uncommitted.filter((path) => changed.has(path))
}

/** How many files are named. */
const nameLimit = 10

export function toFileNames(paths: readonly string[]): MessageValue {
  const first = listed(paths.slice(0, nameLimit))
  return paths.length > nameLimit ? say`${first} and ${paths.length - nameLimit} more` : first
}
