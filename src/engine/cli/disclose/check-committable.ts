import { lstatSync } from 'node:fs'
import { relative } from 'node:path'
import { readGit } from '#engine/content/git/run-git.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { findCommitProblem } from './commit-paths.ts'

interface ContentFolder {
  /** Its path on the disk, without symbolic links. */
  directory: string
  /** As it was named. */
  content: string
}

/**
 * Refuses what could be published and not committed, before anything is published: nobody could mend that in the minute of the disclosure.
 * @throws {ProgramError} where Git would not commit the paths
 */
export function checkCommittable({ directory, content }: ContentFolder, paths: readonly string[]): void {
  const name = lstatSync(content).isSymbolicLink()
    ? say`${content}, which is a link to ${relative('', directory)},`
    : content
  if (readGit(directory, ['rev-parse', '--git-dir']) === undefined) {
    throw new ProgramError(
      say`${name} is in no repository that Git reads, so that what is published could not be committed; nothing was changed. Make one there: git -C ${content} init, then git -C ${content} add ., then git -C ${content} commit -m "…"; or type the same command with --no-commit, which leaves the commit to you`,
    )
  }
  const problem = findCommitProblem(directory, paths)
  if (problem === undefined) return
  throw new ProgramError(
    say`Git would not commit what is published (${problem}); nothing was changed. Mend that, and type the same command; or add --no-commit, which leaves the commit to you`,
  )
}
