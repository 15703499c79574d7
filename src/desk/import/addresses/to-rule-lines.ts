import { stringify } from 'yaml'
import { parseSource } from '#engine/model/urls/redirects.ts'
import type { Unanswered } from './find-unanswered.ts'

/** Former addresses as lines of `redirects.yaml`. Those without a near page, and those that no rule can have, are comments. */
export function toRuleLines(found: readonly Unanswered[]): string[] {
  return found.map(({ from, nearest }) => {
    if (nearest === undefined || !parseSource(from)) return `# ${from}`
    return stringify({ [from]: nearest }, { lineWidth: 0 }).trimEnd()
  })
}
