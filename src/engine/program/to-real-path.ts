import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** A path without symbolic links, which Git takes; of what is not there, below the nearest folder that is. */
export function toRealPath(path: string): string {
  const whole = resolve(path)
  const above = dirname(whole)
  try {
    return realpathSync(whole)
  } catch {
    return above === whole ? whole : join(toRealPath(above), basename(whole))
  }
}
