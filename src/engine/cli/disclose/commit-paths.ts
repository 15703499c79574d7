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
    const index = resolve(directory, runGit(directory, ['rev-parse', '--git-path', 'index']))
    const own = `${index}.disclose`
    const remove = () => [own, `${own}.lock`].forEach((file) => rmSync(file, { force: true }))
    // Those of a program that was stopped.
    remove()
    try {
      if (existsSync(index)) copyFileSync(index, own)
      runGit(directory, ['add', '--', ...paths], own)
      runGit(directory, ['commit', '--quiet', '--message', message, '--', ...paths], own)
    } finally {
      remove()
    }
    runGit(directory, ['reset', '--quiet', '--', ...paths])
    return { commit: runGit(directory, ['rev-parse', 'HEAD']) }
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr ?? '').trim() : ''
    return { problem: (told || String(error)).split('\n')[0] ?? '' }
  }
}

function runGit(directory: string, args: readonly string[], index?: string): string {
  return execFileSync('git', ['-C', directory, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(index !== undefined && { GIT_INDEX_FILE: index }) },
  }).trim()
}
