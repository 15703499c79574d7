import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { listed, say, type MessageValue } from '#lib/say/message.ts'
import { pagesFolder } from '../entries/list-entries.ts'
import { rootFiles } from '../held/root-files.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { readGit, runGit } from './run-git.ts'

/** The repository of Git that has a folder of content. */
export interface Repository {
  /** The folders in which files are written when something is committed. */
  directories: readonly string[]
  /** The folders with a file for each branch. */
  branchDirectories: readonly string[]
  /**
   * Of folders of the content, those that are not as the branch has committed them: `news/a`; the empty one is that of the files of
   * the content itself.
   * @throws {ProgramError} where Git does not answer
   */
  listUncommitted: (paths: readonly string[]) => readonly string[]
  /** The branch that is checked out, where it is not the one whose commits count. */
  findOtherBranch: () => MessageValue | undefined
  /** While another branch is checked out, the folders of the content that the branch has changed, and that are not here as it has them. */
  listElsewhere: () => readonly string[]
  /** The other folder in which the branch is checked out, where there is one: Git checks a branch out once. */
  findWorktree: () => string | undefined
  /** The branch whose commits count; undefined if any do. */
  branch: string | undefined
  /** True while there is no such branch: it was deleted or renamed since. Nothing that is committed is published meanwhile. */
  isBranchGone: () => boolean
}

/** More folders than this are not asked for one by one. */
const mostNamed = 50

/**
 * The repository of a folder of content; undefined where it is in none, or where nothing of it was ever committed.
 * @param wanted the branch whose commits count; that which is checked out by default
 * @throws {ProgramError} where there is a repository, and Git does not answer; where there is no such branch, or it has nothing of
 *   the folder
 */
export function openRepository(directory: string, wanted?: string): Repository | undefined {
  const answer = runGit(directory, ['rev-parse', '--absolute-git-dir', '--git-common-dir', '--show-prefix'])
  if ('problem' in answer) {
    if (isBelowRepository(directory)) {
      throw new ProgramError(
        say`Git does not say what of ${directory} is committed: ${answer.problem}. Mend that, or start with --every-save`,
      )
    }
    if (wanted === undefined) return undefined
    throw new ProgramError(say`--branch ${wanted}: ${directory} is in no repository of Git. Start without --branch`)
  }
  const [gitDirectory = '', commonDirectory = '', prefix = ''] = answer.output.split('\n')
  if (wanted !== undefined) checkBranch(directory, wanted)
  if (!readGit(directory, ['ls-tree', '--name-only', wanted === undefined ? 'HEAD' : toRef(wanted), '.'])) {
    if (wanted === undefined) return undefined
    throw new ProgramError(
      say`The branch ${wanted} has nothing of ${directory}: what it is to publish is not committed there. Commit it, or name another branch`,
    )
  }
  const readBranch = () => readGit(directory, ['symbolic-ref', '--quiet', '--short', 'HEAD'])?.trim()
  const branch = wanted ?? readBranch()
  const findOtherBranch = () => {
    const present = readBranch()
    return branch === undefined || present === branch ? undefined : (present ?? say`no branch`)
  }
  /** The folders with files that Git lists, with their paths in the repository. */
  const toFolders = (files: readonly string[]) =>
    new Set(files.flatMap((file) => (file === '' ? [] : toFolder(file.slice(prefix.length)))))
  const list = (...args: readonly string[]) => {
    const found = runGit(directory, ['--literal-pathspecs', ...args])
    if ('problem' in found) throw new ProgramError(say`Git does not say what is committed: ${found.problem}`)
    return found.output.split('\0')
  }
  const listDifferent = (ref: string, paths: readonly string[]) =>
    list('diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', ref, '--', ...paths)
  return {
    directories: [gitDirectory, join(gitDirectory, 'logs')].filter((path) => existsSync(path)),
    branchDirectories:
      branch === undefined
        ? []
        : [dirname(join(resolve(directory, commonDirectory), toRef(branch)))].filter((path) => existsSync(path)),
    branch,
    isBranchGone: () => branch !== undefined && !hasBranch(directory, branch),
    findOtherBranch,
    findWorktree: () => (branch === undefined ? undefined : findWorktree(directory, branch)),
    listElsewhere: () => {
      if (branch === undefined || findOtherBranch() === undefined || !hasBranch(directory, branch)) return []
      const ref = toRef(branch)
      const isDifferent = toFolders(listDifferent(ref, ['.']))
      return [...toFolders(listDifferent(`HEAD...${ref}`, ['.']))].filter((path) => isDifferent.has(path))
    },
    listUncommitted: (paths) => {
      if (paths.length === 0) return paths
      const isOther = branch !== undefined && findOtherBranch() !== undefined
      if (isOther && !hasBranch(directory, branch)) return paths
      const named = paths.length > mostNamed || paths.includes('') ? ['.'] : paths
      const files = isOther
        ? [
            ...listDifferent(toRef(branch), named),
            ...list('ls-files', '-z', '--full-name', '--others', '--exclude-standard', '--', ...named),
          ]
        : // Of each file: two letters, a blank, and its path in the repository.
          list('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...named).map((line) =>
            line.slice(3),
          )
      const uncommitted = toFolders(files)
      return paths.filter((path) => uncommitted.has(path))
    },
  }
}

/** @throws {ProgramError} where there is no such branch: what is committed would never be published */
function checkBranch(directory: string, name: string): void {
  if (hasBranch(directory, name)) return
  const found = readGit(directory, ['for-each-ref', '--format=%(refname:short)', 'refs/heads']) ?? ''
  const names = found.split('\n').filter(Boolean)
  throw new ProgramError(
    say`There is no branch "${name}" in the repository of ${directory}, so that nothing would ever be published.${didYouMean(name, names)} Its branches: ${listed(names.slice(0, mostBranches))}`,
  )
}

/** How many branches a message names. */
const mostBranches = 20

function hasBranch(directory: string, name: string): boolean {
  return readGit(directory, ['show-ref', '--verify', '--quiet', toRef(name)]) !== undefined
}

/** The folder of the worktree that has a branch. */
function findWorktree(directory: string, branch: string): string | undefined {
  const blocks = readGit(directory, ['worktree', 'list', '--porcelain'])?.split('\n\n') ?? []
  const own = blocks.find((block) => block.split('\n').includes(`branch ${toRef(branch)}`))
  return own === undefined ? undefined : /^worktree (.+)$/m.exec(own)?.[1]
}

const toRef = (branch: string) => `refs/heads/${branch}`

/** The folder of the content that a file is published with; none for a file of the content itself that is published at once. */
function toFolder(file: string): string | [] {
  const segments = file.split('/')
  if (segments.length === 1 && !rootFiles.has(file)) return []
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
