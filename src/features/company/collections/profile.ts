import * as v from 'valibot'
import { firmPages } from '#brand'
import { exchangeCodes } from '#brand/exchanges.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import {
  localizedText,
  dateField,
  positiveDecimal,
  reference,
  text,
  wholeNumber,
} from '#engine/model/entries/fields.ts'
import { addressField, emailField, phoneField } from './contact-fields.ts'
import { deskNames } from './vocabulary.ts'

const certificate = v.strictObject({
  number: v.pipe(text(60), v.description('The number, as on the document.')),
  date: v.pipe(dateField, v.description('The day of issue.')),
  issuer: v.pipe(localizedText(120), v.description('Who issued it, in each language.')),
})

const capital = v.strictObject({
  amount: v.pipe(positiveDecimal, v.description('The amount in đồng, quoted: "1000000000000".')),
  currency: v.literal('VND'),
  since: v.pipe(
    dateField,
    v.description('The day of the document that records this amount: not the record date of an issue.'),
  ),
  document: v.pipe(
    localizedText(160),
    v.description('The document that records it, in each language: the amended licence, with its number.'),
  ),
  issue: v.optional(
    v.pipe(
      reference('share-management'),
      v.description(
        'The slug of the notice, with `newShares`, of the issue that led to it. Required for all but the first amount.',
      ),
    ),
  ),
})

const exchangeTerm = v.strictObject({
  exchange: v.pipe(v.picklist(exchangeCodes), v.description('The code of the exchange.')),
  from: v.pipe(dateField, v.description('The first trading day there; one in the future is shown as the next move.')),
})

const foreignHolding = v.strictObject({
  asOf: v.pipe(dateField, v.description('The day of the list of holders.')),
  shares: v.pipe(wholeNumber, v.description('How many shares foreign investors held, quoted: "55000000".')),
  notice: v.optional(
    v.pipe(reference('share-management'), v.description('The slug of the notice on the shareholder structure.')),
  ),
})

const foreignOwnership = v.strictObject({
  limitPercent: v.pipe(positiveDecimal, v.description('The highest share of foreign investors in percent: "49".')),
  document: v.pipe(
    localizedText(160),
    v.description('The document that states the limit for the company, in each language, with its number.'),
  ),
  holdings: v.pipe(
    v.array(foreignHolding),
    v.check(
      (list) => isAscending(list.map(({ asOf }) => asOf)),
      'Must be in the order of "asOf", oldest first, each on a day of its own',
    ),
    v.description('What foreign investors held, oldest first. Pages and data show the room that was left.'),
  ),
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
      v.array(capital),
      v.minLength(1, 'Must have at least the present amount'),
      v.check(
        (list) => isAscending(list.map(({ since }) => since)),
        'Must be in the order of "since", oldest first, each on a day of its own',
      ),
      v.description('The charter capital and its former amounts, oldest first: amount, since, document, issue.'),
    ),
    listing: v.optional(
      v.pipe(
        v.strictObject({
          ticker: v.pipe(
            v.string(),
            v.regex(/^[A-Z][A-Z0-9]{2}$/, 'Must be a ticker of three characters, such as ABC'),
            v.description('The ticker: ABC.'),
          ),
          exchanges: v.pipe(
            v.array(exchangeTerm),
            v.minLength(1, 'Must name at least one exchange'),
            v.check(
              (list) => isAscending(list.map(({ from }) => from)),
              'Must be in the order of "from", oldest first, each on a day of its own',
            ),
            v.description(
              'Where the shares were, are and will be traded, oldest first. Each move is an item; the day before it ends the one above.',
            ),
          ),
          checkedOn: v.pipe(
            dateField,
            v.description(
              'The day on which this was last compared with the notices of the exchanges; the page shows it.',
            ),
          ),
        }),
        v.description('The ticker of the shares, and where they are traded. Leave out for a firm that is not listed.'),
      ),
    ),
    treasuryShares: v.pipe(
      v.string('Must be quoted, such as "0"'),
      v.regex(/^(?:0|[1-9]\d*)$/, 'Must be a whole number without separators, such as "550000"'),
      v.description('How many issued shares the company holds itself, quoted: "0".'),
    ),
    foreignOwnership: v.optional(
      v.pipe(foreignOwnership, v.description('The limit of foreign ownership, and what foreign investors hold.')),
    ),
    isParent: v.pipe(
      v.optional(v.boolean(), false),
      v.description(
        'true for a firm with subsidiaries: it publishes consolidated statements, and has longer terms for it.',
      ),
    ),
    fiscalYearStart: v.pipe(
      v.optional(v.picklist([1, 4, 7, 10]), 1),
      v.description('The month in which the fiscal year begins: 1, 4, 7 or 10. The terms of reports follow from it.'),
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

/** True if days are in order, without repetition. */
function isAscending(days: readonly string[]): boolean {
  return days.every((day, index) => day > (days[index - 1] ?? ''))
}

/** The facts of the company. `checkProfile` ensures that there is exactly one entry. */
export const profile = defineCollection({
  schema,
  place: { page: firmPages.introduction },
  shown: ['names', 'licence', 'registration', 'listing', 'contact', 'desks'],
  searched: ['names', 'licence', 'registration', 'charterCapital', 'listing', 'contact', 'desks'],
})

export type ProfileFacts = FactsOf<typeof profile>

/** Who answers which visitors. */
export type Desk = ProfileFacts['desks'][number]

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    profile: typeof profile
  }
}
