import { listed, type Message, say } from '#lib/say/message.ts'
import type { ReleaseInfo } from '../release-table.ts'

/** The numbers of releases in order, as words: `1 to 8, 43`. A take-down leaves gaps. */
export function describeNumbers(releases: readonly Pick<ReleaseInfo, 'number'>[]): Message {
  const ranges: { first: number; last: number }[] = []
  for (const { number } of releases) {
    const range = ranges.at(-1)
    if (range?.last === number - 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return listed(
    ranges.map(({ first, last }) => (first === last ? String(first) : say`${String(first)} to ${String(last)}`)),
  )
}
