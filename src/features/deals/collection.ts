import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, positiveDecimal, reference } from '#engine/model/entries/fields.ts'
import { descending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import { dealDesks, dealKinds, dealRoles } from './vocabulary.ts'

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      issuer: v.pipe(reference('issuers'), v.description('The client: the folder of an issuer, such as zzb.')),
      kind: v.pipe(
        v.picklist(dealKinds),
        v.description(
          'tu-van-niem-yet: listing; chao-ban-cong-chung, chao-ban-rieng-le: public, private placement of shares; trai-phieu: bonds; m-a: mergers and acquisitions; tai-cau-truc: restructuring.',
        ),
      ),
      role: v.pipe(
        v.picklist(dealRoles),
        v.description('tu-van: adviser; dai-ly: adviser and placing agent; bao-lanh: underwriter.'),
      ),
      desk: v.pipe(
        v.picklist(dealDesks),
        v.description('The desk of the profile that answers questions on such deals.'),
      ),
      mandatedOn: v.pipe(dateField, v.description('The day on which the firm was mandated.')),
      completedOn: v.optional(
        v.pipe(dateField, v.description('The day on which the deal was completed; leave it out while it is open.')),
      ),
      value: v.optional(
        v.pipe(positiveDecimal, v.description('The value of the deal in billions of đồng, quoted: "1000".')),
      ),
      pressRelease: v.optional(
        v.pipe(reference('press-releases'), v.description('The press release on the deal: its folder.')),
      ),
      ...commonFields,
    }),
    checkFields(
      ['completedOn', 'mandatedOn'],
      ({ completedOn, mandatedOn }) => completedOn === undefined || completedOn >= mandatedOn,
      ({ mandatedOn }) => say`Must not be before mandatedOn, ${mandatedOn}`,
    ),
  ),
)

/** The deals of the firm's investment banking, as credentials, and as what reports on the same issuers must disclose. */
export const deals = defineCollection({
  schema,
  place: { page: '/san-pham-dich-vu/ngan-hang-dau-tu' },
  shown: [],
  searched: [],
  // Those still open first, then the latest completed.
  compare: (a, b) => {
    const [first, second] = [a, b].map(
      ({ slug, facts }) => `${facts.completedOn ?? '9999'} ${facts.mandatedOn} ${slug}`,
    )
    return descending(first ?? '', second ?? '')
  },
})

export type DealFacts = FactsOf<typeof deals>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    deals: typeof deals
  }
}
