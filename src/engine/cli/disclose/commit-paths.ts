import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

/** A commit, or why there is none. */
export type Committed = { commit: string } | { problem: string }

/** True if something at paths is not committed; also where Git does not know. */
export function isUncommitted(directory: string, paths: readonly string[]): boolean {
  try {
    return runGit(directory, ['status', '--porcelain', '--', ...paths]) !== ''
  } catch {
    return true
  }
}

/**
 * Commits paths, and nothing else that is changed or staged, by Git's own program. With an index of its own, so that nothing is staged
 * where it fails, as by a hook that refuses; where there is nothing to commit, it is the commit that has them.
 */
export function commitPaths(directory: string, paths: readonly string[], message: string): Committed {
  try {
    if (!isUncommitted(directory, paths)) {
      return { commit: runGit(directory, ['log', '-1', '--format=%H', '--', ...paths]) }
    }
    withOwnIndex(directory, 'disclose', (index) => {
      runGit(directory, ['add', '--', ...paths], index)
      runGit(directory, ['commit', '--quiet', '--message', message, '--', ...paths], index)
    })
    runGit(directory, ['reset', '--quiet', '--', ...paths])
    return { commit: runGit(directory, ['rev-parse', 'HEAD']) }
  } catch (error) {
    return { problem: describeFailure(error) }
  }
}

/**
 * Says why Git would not commit paths that are there: it knows no author, they are ignored. To be asked before anything is published.
 * Undefined where it would, apart from hooks.
 */
export function findCommitProblem(directory: string, paths: readonly string[]): string | undefined {
  try {
    runGit(directory, ['var', 'GIT_COMMITTER_IDENT'])
    withOwnIndex(directory, 'disclose-check', (index) =>
      runGit(directory, ['add', '--dry-run', '--', ...paths.filter(isThere)], index),
    )
    return undefined
  } catch (error) {
    return describeFailure(error)
  }
}

/** Runs with a copy of the repository's index. @param name the ending of its file */
function withOwnIndex(directory: string, name: string, run: (index: string) => void): void {
  const index = resolve(directory, runGit(directory, ['rev-parse', '--git-path', 'index']))
  const own = `${index}.${name}`
  const remove = () => [own, `${own}.lock`].forEach((file) => rmSync(file, { force: true }))
  // Those of a program that was stopped.
  remove()
  try {
    if (existsSync(index)) copyFileSync(index, own)
    run(own)
  } finally {
    remove()
  }
}

const isThere = (path: string) => existsSync(path)

/** The first line that says something: one that ends with a colon is followed by what it is about. */
function describeFailure(error: unknown): string {
  const told = error instanceof Error && 'stderr' in error ? String(error.stderr ?? '').trim() : ''
  const [first = '', second = ''] = (told || String(error)).split('\n')
  return first.endsWith(':') ? `${first} ${second}` : first
}

function runGit(directory: string, args: readonly string[], index?: string): string {
  return execFileSync('git', ['-C', directory, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(index !== undefined && { GIT_INDEX_FILE: index }) },
  }).trim()
}
