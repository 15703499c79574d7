import { spawnSync } from 'node:child_process'

/** The output of a command of Git; or why it failed. */
export type GitAnswer = { output: string } | { problem: string }

export interface GitInput {
  /** The text that the command reads from its input. */
  text?: string | undefined
  /** The file of the index that it uses in place of the repository's. */
  index?: string
}

/** Runs Git's own program in a folder. What is read may be of any owner. */
export function runGit(directory: string, args: readonly string[], { text, index }: GitInput = {}): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    // Reading leaves the index as it is: another program may be about to write it.
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', ...(index !== undefined && { GIT_INDEX_FILE: index }) },
    ...(text !== undefined && { input: text }),
  })
  if (error) return { problem: error.message }
  return status === 0 ? { output: stdout } : { problem: stderr.trim().split('\n')[0] ?? '' }
}

/** Output of git; undefined where it is not installed, or refuses. */
export function readGit(directory: string, args: readonly string[], input?: GitInput): string | undefined {
  const answer = runGit(directory, args, input)
  return 'output' in answer ? answer.output : undefined
}
