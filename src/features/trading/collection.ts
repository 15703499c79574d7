import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, reference } from '#engine/model/entries/fields.ts'
import { descending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'

const security = v.strictObject({
  ticker: v.pipe(
    v.string(),
    v.regex(/^[A-Z][A-Z\d]{2}$/, 'Must be a ticker of three capital letters or digits, such as ZZA'),
    v.description('The ticker.'),
  ),
  loanPercent: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(50, 'Must be at most 50: the initial margin ratio is at least 50% (Decision 87/QD-UBCK of 2017)'),
    v.description('The most that the Company lends, in percent of the value of the security.'),
  ),
  since: v.pipe(dateField, v.description('The first day with this loan ratio.')),
})

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      effectiveFrom: v.pipe(dateField, v.description('The first day in force.')),
      effectiveTo: v.optional(
        v.pipe(dateField, v.description('The last day in force; leave it out while no end is known.')),
      ),
      announcement: v.optional(
        v.pipe(
          reference('announcements'),
          v.description('The announcement of the list. It must name every security that the list changes.'),
        ),
      ),
      securities: v.pipe(
        v.array(security),
        v.minLength(1, 'Must have a security'),
        v.description('The securities that can be bought with a loan; the page sorts them by ticker.'),
      ),
      ...commonFields,
    }),
    checkFields(
      ['effectiveTo', 'effectiveFrom'],
      ({ effectiveFrom, effectiveTo }) => effectiveTo === undefined || effectiveTo >= effectiveFrom,
      ({ effectiveFrom }) => say`Must not be before effectiveFrom, ${effectiveFrom}`,
    ),
  ),
)

/** The securities for margin trading, a list for each time that they changed. */
export const marginLists = defineCollection({
  schema,
  place: { page: '/ho-tro/danh-muc-ky-quy' },
  shown: ['effectiveFrom', 'effectiveTo', 'securities'],
  searched: ['securities'],
  compare: (a, b) => descending(a.facts.effectiveFrom, b.facts.effectiveFrom),
  isCurrent: ({ effectiveFrom, effectiveTo }, today) =>
    effectiveFrom <= today && (effectiveTo === undefined || today <= effectiveTo),
})

export type MarginListFacts = FactsOf<typeof marginLists>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    'margin-lists': typeof marginLists
  }
}
