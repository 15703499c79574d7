import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { toAuthor } from '../git/spawn-git.ts'
import type { Person } from '../protocol/people.ts'
import type { Tell } from '../runs/open-runs.ts'

/** The programs that publish, as everybody can start them in a terminal. */
export type ProgramName = 'build' | 'disclose' | 'rollback' | 'take-down'

export interface ProgramOptions {
  by: Pick<Person, 'name' | 'email'>
  tell: Tell
}

/** Runs a program to its end, and tells its output line by line. @returns its status */
export type RunProgram = (name: ProgramName, args: readonly string[], options: ProgramOptions) => Promise<number>

/**
 * Programs as processes of their own: one that fails takes nothing along. Ctrl+C at the terminal of the desk does not reach them: the desk, which
 * takes no more requests, ends when they have ended.
 */
export const runProgram: RunProgram = (name, args, { by, tell }) => {
  const file = fileURLToPath(new URL(`../../site/programs/${name}.ts`, import.meta.url))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=8', file, ...args, '--lang', 'vi'], {
      env: { ...process.env, ...toAuthor(by), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        const text = line.replaceAll('\r', '').trimEnd()
        if (text !== '') tell({ kind: 'line', text })
      })
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
}
