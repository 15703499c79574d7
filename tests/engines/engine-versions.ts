import { execFileSync } from 'node:child_process'
import type { EngineName } from '../e2e/support/find-engine.ts'

/** The versions that the tests were tried in, the oldest and the newest. Engines without a number of their own are not here. */
const tried: Readonly<Partial<Record<EngineName, readonly [oldest: number, newest: number]>>> = {
  chromium: [150, 156],
  firefox: [140, 153],
}

/** `Mozilla Firefox 140.12.0esr` → `140.12.0`; undefined where a program does not say its version. */
export function readVersion(program: string): string | undefined {
  try {
    const printed = execFileSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: 'pipe' })
    return /\d+(?:\.\d+)+/.exec(printed)?.[0]
  } catch {
    return undefined
  }
}

/** Why an installed engine may fail tests that are right; undefined where it was tried. */
export function explainVersion(name: EngineName, version: string, program: string): string | undefined {
  const [oldest, newest] = tried[name] ?? [0, Infinity]
  const major = Number.parseInt(version, 10)
  if (major >= oldest && major <= newest) return undefined
  const relation = major < oldest ? `older than ${oldest}, the oldest` : `newer than ${newest}, the newest`
  return `${program} has version ${version}, which is ${relation} that these tests were tried in: a failure may come from that. To use another one: ${name.toUpperCase()}_PATH=/path npm test`
}
