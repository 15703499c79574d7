import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Bundling {
  /** Ends it, whether it is ready or not: nobody waits for it. */
  stop: () => Promise<unknown>
}

/** Starts the program that makes the bundle for the next time. Where it fails or is stopped, the sources are loaded again. */
export function startBundling(program: string): Bundling {
  const child = spawn(process.execPath, [program], { stdio: 'ignore' })
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined)
  return {
    stop: () => {
      child.kill()
      return ended
    },
  }
}
