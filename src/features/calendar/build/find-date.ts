import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { ShownEvent } from '../payload.ts'

interface Version {
  facts: CommonFacts
}

/** One of the dates of an announcement, as its versions say. */
export interface FoundDate<One> extends Pick<ShownEvent, 'at' | 'state' | 'formerly'> {
  /** The version that states it. */
  version: One
  reason?: Readonly<Record<Locale, string>> | undefined
}

/**
 * The date that is valid: that of the newest version that was not withdrawn. A correction may leave a date out, which then
 * stays; what replaces another version and leaves it out cancels it. Undefined if no version has the date.
 * @param versions oldest first
 */
export function findDate<One extends Version>(
  versions: readonly One[],
  read: (version: One) => string | undefined,
): FoundDate<One> | undefined {
  const newestFirst = versions.toReversed()
  const stated = newestFirst.find((version) => read(version) !== undefined)
  if (!stated) return undefined
  const valid = findValid(newestFirst, read)
  const version = valid ?? stated
  const at = read(version) ?? ''
  if (!valid) {
    const withdrawn = newestFirst.find(({ facts }) => facts.withdrawal)
    return { at, state: 'cancelled', version, reason: withdrawn?.facts.withdrawal?.reason }
  }
  const formerly = versions
    .map(read)
    .filter((other) => other !== undefined && other !== at)
    .at(-1)
  if (formerly === undefined) return { at, state: 'planned', version }
  return { at, state: 'moved', formerly, version, reason: version.facts.corrects?.reason }
}

function findValid<One extends Version>(
  newestFirst: readonly One[],
  read: (version: One) => string | undefined,
): One | undefined {
  for (const version of newestFirst) {
    if (version.facts.status === 'withdrawn') continue
    if (read(version) !== undefined) return version
    if (version.facts.supersedes !== undefined) return undefined
  }
  return undefined
}

/** How often an announcement has changed, and when it last did. */
export function toChanges(versions: readonly Version[]): { sequence: number; changedAt: string } {
  const moments = versions.flatMap(({ facts }) => [
    facts.publishedAt,
    ...(facts.withdrawal ? [facts.withdrawal.at] : []),
  ])
  return { sequence: moments.length - 1, changedAt: moments.toSorted().at(-1) ?? '' }
}
