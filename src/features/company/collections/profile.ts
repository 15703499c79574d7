import * as v from 'valibot'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, dateField, positiveDecimal, text } from '#model/entries/fields.ts'
import { deskNames } from '#model/vocabulary/desks.ts'
import { addressField, emailField, phoneField } from './contact-fields.ts'

export const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const

const certificate = v.strictObject({
  number: v.pipe(text(60), v.description('The number, as on the document.')),
  date: v.pipe(dateField, v.description('The day of issue.')),
  issuer: v.pipe(localizedText(120), v.description('Who issued it, in each language.')),
})

const desk = v.strictObject({
  desk: v.pipe(
    v.picklist(deskNames),
    v.description(
      'khach-hang: the hotline; khoa-tai-khoan: locking an account, day and night; to-chuc: institutions …',
    ),
  ),
  name: v.pipe(localizedText(80), v.description('The person or department that answers, in each language.')),
  phone: phoneField,
  email: emailField,
  hours: v.optional(
    v.pipe(
      localizedText(80),
      v.description('When it answers, in each language; without it, when the head office is open.'),
    ),
  ),
})

const schema = defineFacts(
  v.strictObject({
    names: v.pipe(
      v.strictObject({
        vi: v.pipe(text(160), v.description('The full legal name in Vietnamese.')),
        en: v.pipe(text(160), v.description('The full legal name in English.')),
        short: v.pipe(text(20), v.description('The abbreviated name, the same in each language.')),
      }),
      v.description('The legal names, as in the licence.'),
    ),
    licence: v.pipe(certificate, v.description('The licence of establishment and operation.')),
    registration: v.pipe(
      v.strictObject({ ...certificate.entries, taxCode: v.pipe(text(20), v.description('The tax code, quoted.')) }),
      v.description('The enterprise registration, with the tax code.'),
    ),
    charterCapital: v.pipe(
      v.strictObject({
        amount: v.pipe(positiveDecimal, v.description('The amount in đồng, quoted: "1000000000000".')),
        currency: v.literal('VND'),
        asOf: v.pipe(dateField, v.description('The day since which it is this amount.')),
      }),
      v.description('The charter capital, and the day since which it is this amount.'),
    ),
    listing: v.pipe(
      v.strictObject({
        exchange: v.pipe(v.picklist(exchanges), v.description('The exchange where the shares are traded.')),
        ticker: v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9]{2}$/, 'Must be a ticker of three characters, such as ABC'),
          v.description('The ticker: ABC.'),
        ),
        since: v.pipe(dateField, v.description('The first trading day.')),
      }),
      v.description('The listing of the shares.'),
    ),
    isParent: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'true for a firm with subsidiaries: it publishes consolidated statements, and has longer terms for it.',
      ),
    ),
    contact: v.pipe(
      v.strictObject({ address: addressField, phone: phoneField, email: emailField }),
      v.description('The registered office, the telephone number and the email address of the company.'),
    ),
    desks: v.pipe(
      v.array(desk),
      v.check(
        (desks) => new Set(desks.map(({ desk: name }) => name)).size === desks.length,
        'Must name each desk once',
      ),
      v.description('Who answers which visitors. Pages name a desk, and show its name, number and address from here.'),
    ),
    ...commonFields,
  }),
)

/** The facts of the company. `checkProfile` ensures that there is exactly one entry. */
export const profile = defineCollection({ schema, place: { page: '/ve-shs/gioi-thieu-shs' } })

export type ProfileFacts = FactsOf<typeof profile>
