import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, positiveDecimal, yearField } from '#engine/model/entries/fields.ts'
import { say } from '#lib/say/message.ts'
import { bondSchema } from './bond-schema.ts'
import { shareKinds } from './codes.ts'
import { proceedsSchema } from './proceeds-schema.ts'
import { tradeSchema } from './trade-schema.ts'

/** The dates of a shareholders' right, in order. */
export const shareDates = ['exDate', 'recordDate', 'payDate'] as const
export type ShareDate = (typeof shareDates)[number]

const dividendForms = ['tien', 'co-phieu'] as const

const fields = v.strictObject({
  kind: v.pipe(
    v.picklist(shareKinds),
    v.description(
      'co-tuc: dividend; phat-hanh: issuance; su-dung-von: use of proceeds; giao-dich: trade of an insider, a related person or a major holder; trai-phieu: bond of the company; co-cau-co-dong: shareholder structure; luu-ky: depository.',
    ),
  ),
  exDate: v.optional(
    v.pipe(
      dateField,
      v.description('The ex-rights date: the first day of trading without the right. Required for a dividend.'),
    ),
  ),
  recordDate: v.optional(v.pipe(dateField, v.description('The record date, after exDate. Required for a dividend.'))),
  payDate: v.optional(
    v.pipe(dateField, v.description('The day of payment, after recordDate. Required for a dividend.')),
  ),
  newShares: v.optional(
    v.pipe(
      v.string('Must be quoted, such as "50000000"'),
      v.regex(/^[1-9]\d*$/, 'Must be a whole number without separators, such as "50000000"'),
      v.description(
        'The number of shares by which an issue raises the charter capital, on the notice that settles it, quoted: "50000000".',
      ),
    ),
  ),
  dividend: v.optional(
    v.pipe(
      v.strictObject({
        fiscalYear: v.pipe(yearField, v.description('The financial year whose profit is paid out: 2025.')),
        isInterim: v.pipe(
          v.optional(v.boolean(), false),
          v.description('true for an advance, before the general meeting has approved the dividend of the year.'),
        ),
        form: v.pipe(v.picklist(dividendForms), v.description('tien: in cash; co-phieu: in shares.')),
        rate: v.pipe(
          positiveDecimal,
          v.description('Per cent of par value for cash, new shares per hundred for shares; quoted: "5".'),
        ),
      }),
      v.description('Required for a dividend, which the dividend history lists; only for a dividend.'),
    ),
  ),
  trade: v.optional(
    v.pipe(tradeSchema, v.description('Required for `kind: giao-dich`, and only for it: who traded what.')),
  ),
  proceeds: v.optional(
    v.pipe(proceedsSchema, v.description('Required for `kind: su-dung-von`, and only for it: what was used for what.')),
  ),
  bond: v.optional(v.pipe(bondSchema, v.description('Required for `kind: trai-phieu`, and only for it: its terms.'))),
  attachments: attachmentsField,
  ...commonFields,
})

type Fields = v.InferOutput<typeof fields>

const isPresent = (field: ShareDate) =>
  checkFields<Fields>(
    [field, 'kind'],
    (facts) => facts.kind !== 'co-tuc' || facts[field] !== undefined,
    say`Is missing: a dividend needs ${shareDates.join(', ')}`,
  )

const hasDividend = checkFields<Fields>(
  ['dividend', 'kind'],
  (facts) => (facts.kind === 'co-tuc') === (facts.dividend !== undefined),
  ({ dividend }) =>
    dividend ? say`Is only for a dividend (kind: co-tuc)` : say`Is missing: a dividend needs its year, form and rate`,
)

/** The facts that a kind of notice needs, and no other has. */
const ownFacts = { trade: 'giao-dich', proceeds: 'su-dung-von', bond: 'trai-phieu' } as const

const hasOwn = (field: keyof typeof ownFacts) =>
  checkFields<Fields>(
    [field, 'kind'],
    (facts) => (facts[field] === undefined) === (facts.kind !== ownFacts[field]),
    (facts) =>
      facts[field] === undefined
        ? say`Is missing for \`kind: ${ownFacts[field]}\``
        : say`Is only for \`kind: ${ownFacts[field]}\``,
  )

/** Compares a date with the nearest earlier date that is given. */
const isAfter = (field: ShareDate, ...earlier: [ShareDate, ...ShareDate[]]) =>
  checkFields<Fields>(
    [field, ...earlier],
    (facts) => {
      const before = earlier.find((name) => facts[name] !== undefined)
      return before === undefined || (facts[field] ?? '9') > (facts[before] ?? '')
    },
    (facts) => say`Must be after ${earlier.find((name) => facts[name] !== undefined)}`,
  )

const schema = defineFacts(
  v.pipe(
    fields,
    hasDividend,
    hasOwn('trade'),
    hasOwn('proceeds'),
    hasOwn('bond'),
    isPresent('exDate'),
    isPresent('recordDate'),
    isPresent('payDate'),
    checkFields<Fields>(
      ['newShares', 'kind'],
      ({ kind, newShares }) => newShares === undefined || kind === 'phat-hanh',
      say`Is only for \`kind: phat-hanh\``,
    ),
    isAfter('recordDate', 'exDate'),
    isAfter('payDate', 'recordDate', 'exDate'),
  ),
)

export const shareManagement = defineCollection({
  schema,
  route: '/quan-he-co-dong/quan-ly-co-phan-co-phieu/$slug',
  place: { list: '/quan-he-co-dong/quan-ly-co-phan-co-phieu' },
  shown: ['kind', 'trade', 'proceeds', 'bond'],
  listed: ['kind'],
  searched: ['trade', 'proceeds', 'bond'],
  isArchived: true,
  filters: { kind: ({ kind }) => kind },
})

export type ShareManagementFacts = FactsOf<typeof shareManagement>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    'share-management': typeof shareManagement
  }
}
