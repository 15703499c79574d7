import * as v from 'valibot'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { describe } from '#engine/model/entries/describe.ts'
import { exampleMoment, instantField, localizedText } from '#engine/model/entries/fields.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { noticeImpacts, noticeKinds, services } from './codes.ts'

const update = v.strictObject({
  at: v.pipe(instantField, describe(say`When it is said, such as ${typed(exampleMoment)}.`)),
  text: v.pipe(localizedText(400), v.description('What is known and what clients can do meanwhile, in each language.')),
})

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      kind: v.pipe(
        v.picklist(noticeKinds),
        v.description('su-co: something has failed; suy-giam: it works slowly or not always; bao-tri: planned work.'),
      ),
      impact: v.pipe(
        v.picklist(noticeImpacts),
        v.description('mot-phan: some clients or some functions; toan-bo: the services cannot be used.'),
      ),
      services: v.pipe(
        v.array(v.picklist(services)),
        v.minLength(1, 'Must name at least one'),
        v.description('The services that are affected: [giao-dich-web, giao-dich-ung-dung].'),
      ),
      startsAt: v.pipe(instantField, describe(say`When it began, or will begin: ${typed(exampleMoment)}.`)),
      endsAt: v.optional(
        v.pipe(instantField, describe(say`When it is expected to end: ${typed(exampleMoment)}. Maintenance needs it.`)),
      ),
      resolvedAt: v.optional(
        v.pipe(
          instantField,
          describe(say`When it was over: ${typed(exampleMoment)}. Until then the notice stands, also after endsAt.`),
        ),
      ),
      updates: v.pipe(
        v.optional(v.array(update), []),
        v.description('What was said since, each with its moment; add one at least every day until it is over.'),
      ),
      ...commonFields,
    }),
    checkFields(
      ['endsAt', 'startsAt'],
      ({ startsAt, endsAt }) => endsAt === undefined || endsAt > startsAt,
      say`Must be after startsAt`,
    ),
    checkFields(
      ['endsAt', 'kind'],
      ({ kind, endsAt }) => kind !== 'bao-tri' || endsAt !== undefined,
      say`Is missing: maintenance says when it ends`,
    ),
    checkFields(
      ['resolvedAt', 'startsAt'],
      ({ startsAt, resolvedAt }) => resolvedAt === undefined || resolvedAt >= startsAt,
      say`Must not be before startsAt`,
    ),
  ),
)

export const serviceNotices = defineCollection({
  schema,
  place: { page: '/ho-tro/tinh-trang-dich-vu' },
  shown: ['kind', 'impact', 'services', 'startsAt', 'endsAt', 'resolvedAt', 'updates'],
  searched: ['updates'],
  changedAt: ({ resolvedAt, updates }) => [resolvedAt ?? '', ...updates.map(({ at }) => at)],
})

export type NoticeFacts = FactsOf<typeof serviceNotices>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    'service-notices': typeof serviceNotices
  }
}
