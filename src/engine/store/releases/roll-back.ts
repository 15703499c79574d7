import { ProgramError } from '#lib/program-error.ts'
import { type Message, say } from '#lib/say/message.ts'
import type { Output } from '../open-output.ts'
import type { ReleaseInfo } from '../release-table.ts'
import { describeNumbers } from './describe-numbers.ts'
import { withOutput } from './with-output.ts'

/** Thrown if there is no release to show instead of the current one, or it should not be shown. */
export class RollbackError extends ProgramError {
  override name = 'RollbackError'
}

export interface RollbackRequest {
  /** The number of the release to show; by default that of the one before the current one. */
  to?: number | undefined
  /** The present time, since which the release is held. */
  now: Date
  /** Also where lists of that release name what was taken down. */
  isNamingAllowed?: boolean
}

/** The numbers of the release that was shown, and of the one that is shown now. */
export interface Switch {
  from: number
  to: number
  /** When the one that is shown now was made: ISO 8601, in UTC. */
  time: string
  /** The addresses that are taken down. */
  takenDown: readonly string[]
}

/**
 * Shows an earlier release, and holds it there: later ones are made, and not shown before `showLatest` or a publish that shows
 * its release.
 * @throws {RollbackError}
 */
export function rollBack(target: string, { to, now, isNamingAllowed = false }: RollbackRequest): Promise<Switch> {
  return withOutput(target, async (output) => {
    const current = currentOf(output, target)
    const chosen = to === undefined ? findBefore(output, current, target) : find(output, to, target)
    const named = output.takenDown().filter(({ since, first }) => {
      const isBefore = first !== undefined && first > chosen.number
      return !isBefore && (since === undefined || since > chosen.number)
    })
    if (named.length > 0 && !isNamingAllowed) throw new RollbackError(describeNamed(chosen.number, named))
    output.activate(chosen.number, now.toISOString())
    return toSwitch(output, current, chosen)
  })
}

/** Shows the latest release again: the next ones replace it. @throws {RollbackError} where there is none */
export function showLatest(target: string): Promise<Switch> {
  return withOutput(target, async (output) => {
    const current = currentOf(output, target)
    const latest = output.latest() ?? current
    output.activate(latest.number)
    return toSwitch(output, current, latest)
  })
}

function toSwitch(output: Output, from: ReleaseInfo, { number, time }: ReleaseInfo): Switch {
  return { from: from.number, to: number, time, takenDown: output.takenDown().map(({ address }) => address) }
}

function currentOf(output: Output, target: string): ReleaseInfo {
  const current = output.current()
  if (!current) throw new RollbackError(say`There is no release in ${target} yet; build one: npm run build`)
  return current
}

function findBefore(output: Output, current: ReleaseInfo, target: string): ReleaseInfo {
  const found = output.releases().findLast(({ number }) => number < current.number)
  if (found) return found
  throw new RollbackError(
    say`There is no release of ${target} before the current one, ${String(current.number)}; nothing was changed`,
  )
}

function find(output: Output, number: number, target: string): ReleaseInfo {
  const all = output.releases()
  const found = all.find((one) => one.number === number)
  if (found) return found
  throw new RollbackError(
    say`${target} has no release ${String(number)}: it keeps ${describeNumbers(all)}; "npm run releases" lists them. Nothing was changed`,
  )
}

function describeNamed(number: number, named: readonly { address: string }[]): Message {
  const addresses = named.map(({ address }) => address).join(', ')
  return say`Lists, feeds and the search of release ${String(number)} still name what was taken down since: ${addresses}. The address itself would stay gone. Nothing was changed; to show that release all the same, add --despite-take-down`
}
