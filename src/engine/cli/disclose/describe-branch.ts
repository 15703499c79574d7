import { readGit } from '#engine/content/git/run-git.ts'
import { notePublishedBranch, readPublishedBranch } from '#engine/publish/branch-note.ts'
import type { KeptPlaces } from '#engine/publish/open-kept.ts'
import { say, type Message } from '#lib/say/message.ts'

interface Committed {
  /** The folder as messages name it. */
  content: string
  /** True if the disclosure is in the last commit. */
  isCommitted: boolean
}

/**
 * A warning where the commit of a disclosure is on no branch, or on another than the one that is published: it is on that alone. It
 * stops nothing, because a disclosure has its hour, and what was committed is not lost yet.
 */
export function describeBranch(places: KeptPlaces, { content, isCommitted }: Committed): Message | undefined {
  const read = (...args: readonly string[]) => readGit(places.contentDirectory, args)?.trim()
  const present = read('symbolic-ref', '--quiet', '--short', 'HEAD')
  const published = readPublishedBranch(places)
  const isThere = published !== undefined && read('show-ref', '--verify', `refs/heads/${published}`) !== undefined
  if (!isThere) {
    if (present !== undefined) notePublishedBranch(places, present)
    return present === undefined && isCommitted ? describeDetached(read, content) : undefined
  }
  if (present === published) return undefined
  const source = present ?? read('rev-parse', '--short', 'HEAD') ?? 'HEAD'
  return say`warning: ${source} is checked out, and ${published} is the branch that is published: what was written now is not committed on ${published}. Bring it there: git -C ${content} switch ${published}, then git -C ${content} merge ${source}`
}

type Read = (...args: readonly string[]) => string | undefined

/** Says that a commit is on no branch, and how it comes on one: on the one that it follows, where there is one. */
function describeDetached(read: Read, content: string): Message | undefined {
  const commit = read('rev-parse', '--short', 'HEAD')
  const list = (ref: string) => read('for-each-ref', '--contains', ref, '--format=%(refname:short)', 'refs/heads')
  if (commit === undefined || list('HEAD')) return undefined
  const lost = say`warning: no branch is checked out, so that the commit ${commit} is on none, and Git deletes it some weeks after another one is checked out`
  const former = list('HEAD^')?.split('\n')[0]
  return former
    ? say`${lost}. Bring it on ${former}: git -C ${content} switch ${former}, then git -C ${content} merge ${commit}; or make a branch of it: git -C ${content} branch disclosed-${commit} ${commit}`
    : say`${lost}. Make a branch of it: git -C ${content} switch --create disclosed-${commit}`
}
