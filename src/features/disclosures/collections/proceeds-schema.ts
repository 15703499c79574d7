import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { dateField, localizedText, reference, wholeNumber } from '#engine/model/entries/fields.ts'
import { figure } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'

const line = v.pipe(
  v.strictObject({
    purpose: v.pipe(localizedText(200), v.description('What the money is for, in each language.')),
    planned: v.pipe(wholeNumber, v.description('The amount planned, in đồng, quoted: "600000000000".')),
    used: v.pipe(wholeNumber, v.description('The amount used until the day, in đồng, quoted.')),
  }),
  checkFields(
    ['used', 'planned'],
    ({ used, planned }) => BigInt(used) <= BigInt(planned),
    say`Is more than planned; a plan that was changed is stated as changed, with its approval in the text`,
  ),
)

const fields = v.strictObject({
  issue: v.optional(v.pipe(reference('same'), v.description('The slug of the notice on the issue or its result.'))),
  raised: v.pipe(wholeNumber, v.description('The amount raised, in đồng, quoted: "1000000000000".')),
  asOf: v.pipe(dateField, v.description('The day until which the use is stated.')),
  lines: v.pipe(v.array(line), v.minLength(1), v.description('Each purpose with what was planned and used.')),
})

/** How the proceeds of an issue were used. */
export const proceedsSchema = v.pipe(
  fields,
  checkFields<v.InferOutput<typeof fields>>(
    ['lines', 'raised'],
    ({ lines, raised }) => sumOf(lines) === BigInt(raised),
    ({ lines, raised }) => say`The amounts planned sum to ${sumOf(lines)}, but ${figure(raised)} was raised`,
  ),
)

function sumOf(lines: readonly { planned: string }[]): bigint {
  return lines.reduce((sum, { planned }) => sum + BigInt(planned), 0n)
}
