import { execFileSync } from 'node:child_process'

/** A commit, or why there is none. */
export type Committed = { commit: string } | { problem: string }

/** True if something at paths is not committed; also where Git does not know. */
export function isUncommitted(directory: string, paths: readonly string[]): boolean {
  try {
    const args = ['-C', directory, 'status', '--porcelain', '--', ...paths]
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim() !== ''
  } catch {
    return true
  }
}

/** Commits paths, and nothing else that is changed or staged, by Git's own program. */
export function commitPaths(directory: string, paths: readonly string[], message: string): Committed {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  try {
    git('add', '--', ...paths)
    git('commit', '--quiet', '--message', message, '--', ...paths)
    return { commit: git('rev-parse', 'HEAD') }
  } catch (error) {
    const told = error instanceof Error && 'stderr' in error ? String(error.stderr ?? '').trim() : ''
    return { problem: (told || String(error)).split('\n')[0] ?? '' }
  }
}
