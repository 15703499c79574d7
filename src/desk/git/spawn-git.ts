import { spawn } from 'node:child_process'
import type { Person } from '../protocol/people.ts'

/** How a command of Git has ended. */
export interface Ended {
  status: number
  output: Buffer
  /** The words of its error. */
  problem: string
}

/** Runs Git's own program without keeping others waiting. It asks nobody for a password: there is nobody at its terminal. */
export function spawnGit(
  directory: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: directory,
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, problem]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => problem.push(part))
    child.once('error', reject)
    child.once('close', (status) =>
      resolve({
        status: status ?? 1,
        output: Buffer.concat(output),
        problem: Buffer.concat(problem).toString().trim(),
      }),
    )
  })
}

/** The environment in which Git commits as a person. */
export function toAuthor({ name, email }: Pick<Person, 'name' | 'email'>): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}
