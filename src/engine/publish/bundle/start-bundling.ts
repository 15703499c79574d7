import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Bundling {
  ended: Promise<unknown>
  stop: () => void
}

/** Starts the program that makes the bundle for the next time. It fails without a word: the sources are then loaded again. */
export function startBundling(program: string): Bundling {
  const child = spawn(process.execPath, [program], { stdio: 'ignore' })
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined)
  return { ended, stop: () => child.kill() }
}
