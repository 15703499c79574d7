import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { decimalField } from '#engine/model/entries/fields.ts'
import { type Message, say } from '#lib/say/message.ts'
import { addressField, emailField, phoneField } from './contact-fields.ts'
import { officeKinds, weekdays } from './vocabulary.ts'

/** A coordinate in degrees, limited to Vietnam and its islands. */
const degrees = ([least, most]: readonly [number, number], message: Message) =>
  v.pipe(
    decimalField,
    v.check((value) => Number(value) >= least && Number(value) <= most, String(message)),
  )

const time = v.pipe(
  v.string('Must be a quoted time, such as "08:00"'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as "08:00"'),
)

const latitude = degrees([6, 24], say`Must be a latitude in Vietnam, from 6 to 24; are latitude and longitude swapped?`)
const longitude = degrees(
  [102, 118],
  say`Must be a longitude in Vietnam, from 102 to 118; are latitude and longitude swapped?`,
)

const hours = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays)),
      v.minLength(1, 'Must name at least one day'),
      v.description('The days with these hours: thu-hai (Monday) to chu-nhat (Sunday).'),
    ),
    opens: v.pipe(time, v.description('When it opens, quoted: "08:00".')),
    closes: v.pipe(time, v.description('When it closes on the same day, quoted: "11:30".')),
  }),
  checkFields(['closes', 'opens'], ({ opens, closes }) => opens < closes, say`Must be after "opens"`),
)

const schema = defineFacts(
  v.strictObject({
    kind: v.pipe(
      v.picklist(officeKinds),
      v.description('hoi-so: head office; chi-nhanh: branch; phong-giao-dich: transaction office.'),
    ),
    order: v.pipe(v.number(), v.integer(), v.description('The position among offices of the same kind: 10, 20 …')),
    address: addressField,
    geo: v.pipe(
      v.strictObject({
        lat: v.pipe(latitude, v.description('Latitude in degrees, quoted: "21.0278".')),
        lng: v.pipe(longitude, v.description('Longitude in degrees, quoted: "105.8342".')),
      }),
      v.description('The position for the link to the map, in quoted degrees: lat "21.0278", lng "105.8342".'),
    ),
    hours: v.pipe(
      v.array(hours),
      v.minLength(1, 'Must have at least one line'),
      v.description(
        'Opening hours: a line for the morning and one for the afternoon, and further lines for days with other hours.',
      ),
    ),
    phones: v.pipe(
      v.array(phoneField),
      v.minLength(1, 'Must have at least one number'),
      v.description('Telephone numbers, the main one first.'),
    ),
    email: v.optional(emailField),
    ...commonFields,
  }),
)

export const offices = defineCollection({
  schema,
  place: { page: '/ho-tro/lien-he' },
  shown: ['kind', 'address', 'geo', 'hours', 'phones', 'email'],
  searched: ['address', 'geo', 'hours', 'phones', 'email'],
  unique: { order: { of: ({ kind, order }) => `${kind} ${order}` } },
  compare: (a, b) =>
    officeKinds.indexOf(a.facts.kind) - officeKinds.indexOf(b.facts.kind) || a.facts.order - b.facts.order,
})

export type OfficeFacts = FactsOf<typeof offices>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    offices: typeof offices
  }
}
