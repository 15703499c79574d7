import { readGit } from '#engine/content/git/run-git.ts'
import { notePublishedBranch, readPublishedBranch } from '#engine/publish/branch-note.ts'
import type { KeptPlaces } from '#engine/publish/open-kept.ts'
import { say, type Message } from '#lib/say/message.ts'

/**
 * A warning where another branch is checked out than the one that is published: the commit of a disclosure is on that alone.
 * @param content the folder as messages name it
 */
export function describeBranch(places: KeptPlaces, content: string): Message | undefined {
  const read = (...args: readonly string[]) => readGit(places.contentDirectory, args)?.trim()
  const present = read('symbolic-ref', '--quiet', '--short', 'HEAD')
  const published = readPublishedBranch(places)
  const isThere = published !== undefined && read('show-ref', '--verify', `refs/heads/${published}`) !== undefined
  if (!isThere) {
    if (present !== undefined) notePublishedBranch(places, present)
    return undefined
  }
  if (present === published) return undefined
  const source = present ?? read('rev-parse', '--short', 'HEAD') ?? 'HEAD'
  return say`warning: ${source} is checked out, and ${published} is the branch that is published: what was written now is not committed on ${published}. Bring it there: git -C ${content} switch ${published}, then git -C ${content} merge ${source}`
}
