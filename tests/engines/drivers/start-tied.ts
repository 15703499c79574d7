import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Runs the program that the variable PROGRAM names so that it ends together with this process, however this ends. */
export const tied = fileURLToPath(new URL('tied.sh', import.meta.url))

/** Starts a program that ends together with this process. */
export function startTied(program: string, args: readonly string[], environment: Record<string, string> = {}) {
  return spawn(tied, args, {
    env: { ...process.env, ...environment, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
