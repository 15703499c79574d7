import * as v from 'valibot'
import { exchangeCodes } from '#brand/exchanges.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { sectors } from './codes.ts'

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      ticker: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9]{2}$/, 'Must be three capitals, such as ZZA'),
          v.description('The ticker, ZZA; leave it out for a company whose shares are not traded on an exchange.'),
        ),
      ),
      exchange: v.optional(
        v.pipe(v.picklist(exchangeCodes), v.description('Where the shares are traded; only with a ticker.')),
      ),
      sector: v.pipe(
        v.picklist(sectors),
        v.description('What the company does: no text of the site may place it in another sector.'),
      ),
      ...commonFields,
    }),
    checkFields(
      ['exchange', 'ticker'],
      ({ exchange, ticker }) => (exchange === undefined) === (ticker === undefined),
      say`Must be given together with "ticker", or not at all`,
    ),
  ),
)

/**
 * The companies that reports, deals, news and disclosures are about, each once: their texts give the name as title and the
 * line of business as summary. The folder of a listed one is its ticker in small letters, so that a report that names it
 * has its ticker.
 */
export const issuers = defineCollection({
  schema,
  place: { page: '/trung-tam-phan-tich' },
  shown: [],
  searched: ['ticker', 'exchange'],
  unique: { ticker: { of: ({ ticker }) => ticker } },
  compare: (a, b) => ascending(a.slug, b.slug),
})

export type IssuerFacts = FactsOf<typeof issuers>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    issuers: typeof issuers
  }
}
