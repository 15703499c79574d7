import type { TakenDownList } from '#engine/content/taken-down/taken-down.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import type { Output } from '../open-output.ts'
import { takeDownAddress } from './take-down-address.ts'

/** Takes down what the content names and the output does not know yet: its file came from another machine. */
export function takeDownNew(site: ContentSite, output: Output, takenDown: TakenDownList): void {
  const known = new Set(output.takenDown().map(({ address }) => address))
  for (const row of takenDown.values()) if (!known.has(row.address)) takeDownAddress(site, output, row)
}
