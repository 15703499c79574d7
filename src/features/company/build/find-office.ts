import type { BuildText } from '#engine/model/locale/translate.ts'
import { isWithin } from '#lib/period.ts'
import type { LeaderFacts } from '../collections/leaders.ts'
import { mandateTitles, toRoleTitle } from './role-titles.ts'

/**
 * The title of a person on a day: that of the mandate to make disclosures, or of a role; whichever is preferred, where there
 * are both. Undefined where the person had neither.
 */
export function findOffice(
  { roles, mandates }: Pick<LeaderFacts, 'roles' | 'mandates'>,
  day: string,
  prefers: 'mandates' | 'roles',
): BuildText | undefined {
  const role = roles.find((one) => isWithin(one, day))
  const mandate = mandates.find((one) => isWithin(one, day))
  const found = [mandate && mandateTitles[mandate.as], role && toRoleTitle(role)]
  return (prefers === 'mandates' ? found : found.toReversed()).find((title) => title !== undefined)
}
