import { stampFacts } from '#engine/cli/disclose/edit-facts.ts'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import type { ChangePath } from '../protocol/changes.ts'

const draft = /^status:[ \t]*["']?draft["']?[ \t]*(?:#[^\r\n]*)?(?:\r?\n|$)/m

/**
 * The facts of an entry as they are published: a draft is one no more, and has the moment. All others stay as they are, byte for byte: what is
 * published already keeps its moment, and what its writer has scheduled appears then.
 */
export function toPublishedFacts(facts: string, path: ChangePath, moment: string): string {
  if (!draft.test(facts)) return facts
  if (path.split('/')[0] === pagesFolder) return facts.replace(draft, '')
  return stampFacts(facts, moment)
}
