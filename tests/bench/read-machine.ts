import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** Where figures come from. */
export interface Machine {
  processor: string
  cores: number
  gigabytes: number
  node: string
  /** The commit of the project's folder; undefined outside of a repository. */
  commit: string | undefined
  /** How many processes wanted to run during the last minute. Times are comparable only where it is low. */
  load: number
}

export function readMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    commit: readCommit(),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

/** One line for the terminal. */
export function describeMachine({ processor, cores, gigabytes, node, commit, load }: Machine): string {
  const machine = `${cores} × ${processor}, ${gigabytes} GB, Node ${node}`
  return `${machine}, commit ${commit ?? 'unknown'}, load ${load}`
}

function readCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
