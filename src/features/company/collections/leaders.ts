import * as v from 'valibot'
import { firmPages } from '#brand'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, coverField, dateField } from '#engine/model/entries/fields.ts'
import { ascending } from '#lib/order.ts'
import { keysOf } from '#lib/records.ts'
import { say } from '#lib/say/message.ts'

/**
 * Each body with its roles, by rank. Only one person at a time has the first role. The names of bodies are also the ids of
 * their headings, which the navigation links to.
 */
export const bodyRoles = {
  'hoi-dong-quan-tri': ['chu-tich', 'pho-chu-tich', 'thanh-vien'],
  'ban-dieu-hanh': [
    'tong-giam-doc',
    'pho-tong-giam-doc',
    'giam-doc-tai-chinh',
    'giam-doc-quan-tri-rui-ro',
    'giam-doc-khoi',
    'ke-toan-truong',
  ],
  'uy-ban-kiem-toan': ['chu-tich', 'thanh-vien'],
} as const

export type Body = keyof typeof bodyRoles
export type BodyRole<B extends Body = Body> = (typeof bodyRoles)[B][number]
export const bodies = keysOf(bodyRoles)

const term = {
  from: v.pipe(dateField, v.description('The first day of the term: 2026-04-25.')),
  to: v.optional(
    v.pipe(dateField, v.description('The last day of the term: 2031-04-24. Leave it out for a term that goes on.')),
  ),
}

const roleIn = <const B extends Body>(body: B) => ({
  body: v.literal(body),
  role: v.pipe(v.picklist(bodyRoles[body]), v.description('One of the roles of the body.')),
  ...term,
})

const role = v.pipe(
  v.variant('body', [
    v.strictObject({
      ...roleIn('hoi-dong-quan-tri'),
      independent: v.pipe(
        v.optional(v.boolean(), false),
        v.description('true for an independent member of the board.'),
      ),
    }),
    v.strictObject({
      ...roleIn('ban-dieu-hanh'),
      duty: v.optional(
        v.pipe(localizedText(120), v.description('What the person is responsible for, in each language.')),
      ),
    }),
    v.strictObject(roleIn('uy-ban-kiem-toan')),
  ]),
  checkFields(['to', 'from'], ({ from, to }) => to === undefined || to >= from, say`Must not be before "from"`),
)

/** In what capacity a person makes disclosures for the firm. */
const mandateKinds = ['dai-dien-theo-phap-luat', 'duoc-uy-quyen'] as const

const mandate = v.pipe(
  v.strictObject({
    as: v.pipe(
      v.picklist(mandateKinds),
      v.description('dai-dien-theo-phap-luat: legal representative; duoc-uy-quyen: by letter of authority.'),
    ),
    ...term,
  }),
  checkFields(['to', 'from'], ({ from, to }) => to === undefined || to >= from, say`Must not be before "from"`),
)

const fields = v.strictObject({
  roles: v.pipe(
    v.optional(v.array(role), []),
    v.description('All present and former roles: body, role, from, to. A person may be a member of several bodies.'),
  ),
  mandates: v.pipe(
    v.optional(v.array(mandate), []),
    v.description(
      'When the person makes or made disclosures for the company: as, from, to. Disclosures name the person in `disclosedBy`, within such a term.',
    ),
  ),
  shares: v.optional(
    v.pipe(
      v.strictObject({
        count: v.pipe(
          v.string('Must be quoted, such as "1200000"'),
          v.regex(/^(?:0|[1-9]\d*)$/, 'Must be a whole number without separators, such as "1200000"'),
          v.description('The number of shares of the company that the person holds, quoted: "1200000"; "0" for none.'),
        ),
        asOf: v.pipe(dateField, v.description('The day of the list from which the number is: 2026-06-30.')),
      }),
      v.description('The holding of the person alone, as in the governance report: count, asOf.'),
    ),
  ),
  otherPosts: v.optional(
    v.pipe(
      v.array(localizedText(200)),
      v.description('The posts at other organisations, in each language; [] states that there are none.'),
    ),
  ),
  cover: coverField,
  ...commonFields,
})

const schema = defineFacts(
  v.pipe(
    fields,
    checkFields(
      ['roles', 'mandates'],
      ({ roles, mandates }) => roles.length + mandates.length > 0,
      say`Must have at least one role; or, for someone who only makes disclosures, write the term under \`mandates\``,
    ),
  ),
)

export const leaders = defineCollection({
  schema,
  place: { page: firmPages.leaders },
  shown: ['shares', 'otherPosts'],
  searched: ['roles', 'otherPosts'],
  compare: (a, b) => ascending(a.slug, b.slug),
})

export type Mandate = v.InferOutput<typeof mandate>
export type LeaderFacts = FactsOf<typeof leaders>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    leaders: typeof leaders
  }
}
