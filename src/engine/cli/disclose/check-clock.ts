import { readRecords } from '#engine/content/archive/disclosure-log.ts'
import { readGit } from '#engine/content/git/run-git.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { PublisherOptions } from '#engine/publish/publisher-options.ts'
import { readLatestRelease } from '#engine/store/releases/read-latest-release.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'

/** Something that was made at a moment by the clock of then. */
interface Made {
  what: Message
  /** ISO 8601. */
  at: string
}

interface ClockOptions {
  /** True where whoever discloses answers for the clock: what was made later had the wrong moment. */
  isRight: boolean
}

/**
 * Refuses a minute that is before what was made last: a disclosure that is backdated passes as in time, and its page, its log and its commit
 * say so.
 * @returns what was made later, where somebody answers for that
 * @throws {ProgramError} where nobody does
 */
export function checkClock(places: PublisherOptions, { isRight }: ClockOptions): Message | undefined {
  const { clock, moment } = places.config
  const behind = describeBehind(clock(), listMade(places))
  if (!behind || isRight) return behind
  throw new ProgramError(
    moment
      ? say`${behind}. The minute is that of SOURCE_DATE_EPOCH: unset it, and type the same command`
      : say`${behind}. Set the clock of this machine, and type the same command. Where it is right, and what was made before had the wrong moment: --clock-is-right`,
  )
}

/** Says what was made last, if that was in a later minute than now. */
export function describeBehind(now: Date, made: readonly Made[]): Message | undefined {
  const last = made.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
  if (!last) return undefined
  const [present, latest] = [toSiteMoment(now), toSiteMoment(new Date(last.at))]
  return latest > present ? say`The clock says ${present}, and ${last.what} is of ${latest}` : undefined
}

/** All that has a moment of its own: the latest release, the disclosure that was logged last, and the last commit. */
function listMade({ outDirectory, contentDirectory }: PublisherOptions): Made[] {
  const release = readLatestRelease(outDirectory)
  const commit = readGit(contentDirectory, ['log', '-1', '--format=%h %cI'])?.trim().split(' ')
  return [
    ...(release ? [{ what: say`release ${String(release.number)}`, at: release.time }] : []),
    ...readRecords(outDirectory).map(({ id, at }) => ({ what: say`the record of ${id} in the log`, at })),
    ...(commit?.[0] && commit[1] ? [{ what: say`the commit ${commit[0]}`, at: commit[1] }] : []),
  ]
}
