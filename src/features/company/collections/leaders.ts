import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, coverField, dateField } from '#engine/model/entries/fields.ts'
import { keysOf } from '#lib/records.ts'

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
  checkFields(['to', 'from'], ({ from, to }) => to === undefined || to >= from, 'Must not be before "from"'),
)

const schema = defineFacts(
  v.strictObject({
    roles: v.pipe(
      v.array(role),
      v.minLength(1, 'Must have at least one role'),
      v.description('All present and former roles: body, role, from, to. A person may be a member of several bodies.'),
    ),
    shares: v.optional(
      v.pipe(
        v.strictObject({
          count: v.pipe(
            v.string('Must be quoted, such as "1200000"'),
            v.regex(/^(?:0|[1-9]\d*)$/, 'Must be a whole number without separators, such as "1200000"'),
            v.description(
              'The number of shares of the company that the person holds, quoted: "1200000"; "0" for none.',
            ),
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
  }),
)

export const leaders = defineCollection({
  schema,
  place: { page: '/ve-shs/doi-ngu-lanh-dao' },
  shown: ['shares', 'otherPosts'],
  searched: ['roles', 'otherPosts'],
  compare: (a, b) => (a.slug < b.slug ? -1 : 1),
})

export type LeaderFacts = FactsOf<typeof leaders>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    leaders: typeof leaders
  }
}
