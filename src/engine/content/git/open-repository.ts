import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import { readGit, runGit } from './run-git.ts'

/** The repository of Git that has a folder of content. */
export interface Repository {
  /** The folders in which files are written when something is committed. */
  directories: readonly string[]
  /**
   * Of folders of the content, those that are not as the branch has committed them: `news/a`; the empty one is that of the files of
   * the content itself. While another branch is checked out, all of them.
   * @throws {ProgramError} where Git does not answer
   */
  listUncommitted: (paths: readonly string[]) => readonly string[]
  /** The branch that is checked out, where it is not the one whose commits count. */
  findOtherBranch: () => string | undefined
  /** The branch whose commits count; undefined if any do. */
  branch: string | undefined
}

/** More folders than this are not asked for one by one. */
const mostNamed = 50

/**
 * The repository of a folder of content; undefined where it is in none, or where nothing of it was ever committed.
 * @param wanted the branch whose commits count; that which is checked out by default
 * @throws {ProgramError} where there is a repository, and Git does not answer
 */
export function openRepository(directory: string, wanted?: string): Repository | undefined {
  const answer = runGit(directory, ['rev-parse', '--absolute-git-dir', '--show-prefix'])
  if ('problem' in answer) {
    if (!isBelowRepository(directory)) return undefined
    throw new ProgramError(
      say`Git does not say what of ${directory} is committed: ${answer.problem}. Mend that, or start with --every-save`,
    )
  }
  const [gitDirectory = '', prefix = ''] = answer.output.split('\n')
  if (!readGit(directory, ['ls-tree', '--name-only', 'HEAD', '.'])) return undefined
  const readBranch = () => readGit(directory, ['symbolic-ref', '--quiet', '--short', 'HEAD'])?.trim()
  const branch = wanted ?? readBranch()
  const findOtherBranch = () => {
    const present = readBranch() ?? 'no branch'
    return branch === undefined || present === branch ? undefined : present
  }
  return {
    directories: [gitDirectory, join(gitDirectory, 'logs')].filter((path) => existsSync(path)),
    branch,
    findOtherBranch,
    listUncommitted: (paths) => {
      if (paths.length === 0 || findOtherBranch() !== undefined) return paths
      const named = paths.length > mostNamed || paths.includes('') ? ['.'] : paths
      const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...named]
      const found = runGit(directory, ['--literal-pathspecs', ...args])
      if ('problem' in found) throw new ProgramError(say`Git does not say what is committed: ${found.problem}`)
      // Of each file: two letters, a blank, and its path in the repository.
      const files = found.output.split('\0').map((line) => line.slice(3 + prefix.length))
      const uncommitted = new Set(files.filter(Boolean).map(toFolder))
      return paths.filter((path) => uncommitted.has(path))
    },
  }
}

/** The folder of the content that a file is published with. */
function toFolder(file: string): string {
  const segments = file.split('/')
  return (segments[0] === pagesFolder ? segments.slice(0, -1) : segments.slice(0, segments.length > 2 ? 2 : -1)).join(
    '/',
  )
}

function isBelowRepository(directory: string): boolean {
  let place = resolve(directory)
  for (;;) {
    if (existsSync(join(place, '.git'))) return true
    const above = dirname(place)
    if (above === place) return false
    place = above
  }
}
