import * as v from 'valibot'
import { describe } from '#engine/model/entries/describe.ts'
import { text } from '#engine/model/entries/fields.ts'
import { redirectStatuses } from '#engine/model/urls/redirects.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'

/** The file of former addresses, in the folder of the content. */
export const redirectsFile = 'redirects.yaml'

const target = v.pipe(
  text(2000),
  describe(
    say`Where it leads: a page of this site, with a query or an anchor (${typed('/a?p=1#b')}), or an address of another site. After a path with ${typed('/*')} it may end so too: what is below is kept.`,
  ),
)

const rule = v.strictObject({
  to: target,
  status: v.pipe(
    v.optional(v.picklist(redirectStatuses), 308),
    describe(say`308, if nothing is said: moved for good. 307 where the address may lead elsewhere some day.`),
  ),
  note: v.pipe(v.optional(text(300)), describe(say`Why it is here, for those who read this file; no page says it.`)),
})

/** The keys of the file. */
const description = say`By former address: a path, ${typed('/a/*')} for all below one, or ${typed('/?p=123')} for a query. Write where it leads behind the colon.`

/** The file: where each former address leads. */
export const redirectsSchema = v.pipe(
  v.record(v.string(), v.pipe(v.unknown(), v.transform(toFields), rule)),
  describe(description),
)

/** A rule may be the new address alone. */
function toFields(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? value : { to: value }
}

/** The same, for the schema of text editors. */
export const redirectsEditorSchema = v.pipe(v.record(v.string(), v.union([target, rule])), describe(description))
