import { say } from '#lib/say/message.ts'
import type { WordingRule } from '#lib/text/wording-rule.ts'

const message = say`The page and its list say once that this is a sample; titles and summaries do not`

/**
 * The rules for titles and summaries that say that they are samples: `suffix` finds the words where they can be left out,
 * `anywhere` those that only an editor can take out.
 */
export function toSampleRules(suffix: RegExp, anywhere: RegExp): WordingRule[] {
  return [
    { pattern: suffix, message, toReplacement: () => '', place: 'head' },
    { pattern: anywhere, message, toReplacement: () => undefined, place: 'head' },
  ]
}
