import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts, isByAppearance } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { dateField, decimalField, positiveDecimal, text } from '#engine/model/entries/fields.ts'
import { isBelow, isSameDecimal, toShareOfPrevious } from '#lib/numbers/decimal.ts'
import { say } from '#lib/say/message.ts'
import { commentaryKinds } from './codes.ts'

const outlooks = ['tich-cuc', 'trung-tinh', 'than-trong'] as const

const indexRow = v.pipe(
  v.strictObject({
    name: v.pipe(
      text(40),
      v.description('The name of the index; of an invented one MH-Index, MHX-Index or MHU-Index.'),
    ),
    close: v.pipe(positiveDecimal, v.description('Points at the close, quoted: "1250.50".')),
    change: v.pipe(decimalField, v.description('The change from the previous close in points, quoted: "-5.20".')),
    changePercent: v.pipe(
      decimalField,
      v.description('The change in percent of the previous close, with two decimals, quoted: "-0.41"; checked.'),
    ),
    volume: v.pipe(positiveDecimal, v.description('Matched volume in millions of shares, quoted: "812.5".')),
    value: v.pipe(positiveDecimal, v.description('Matched value in billions of VND, quoted: "19500".')),
  }),
  checkFields(
    ['change', 'close'],
    ({ close, change }) => !isSameDecimal(close, change),
    say`Must not be equal to "close": the previous close would be 0`,
  ),
  checkFields(
    ['changePercent', 'change', 'close'],
    ({ close, change, changePercent }) => changePercent === toShareOfPrevious(close, change, 2),
    ({ close, change }) => say`Must be "${toShareOfPrevious(close, change, 2)}": change / (close - change)`,
  ),
)

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      sessionDate: v.pipe(dateField, v.description('The trading day; there can be one commentary per day and kind.')),
      kind: v.pipe(v.picklist(commentaryKinds), v.description('truoc-phien: before the session; sau-phien: after it.')),
      outlook: v.pipe(
        v.picklist(outlooks),
        v.description('The outlook. tich-cuc: positive; trung-tinh: neutral; than-trong: cautious.'),
      ),
      levels: v.pipe(
        v.strictObject({
          support: v.pipe(
            positiveDecimal,
            v.description('The support level in points, quoted: the index is not expected to fall below it.'),
          ),
          resistance: v.pipe(
            positiveDecimal,
            v.description('The resistance level in points, quoted: the index is not expected to rise above it.'),
          ),
        }),
        checkFields(
          ['support', 'resistance'],
          ({ support, resistance }) => isBelow(support, resistance),
          ({ resistance }) => say`Must be below resistance, ${resistance}`,
        ),
        v.description('Support and resistance levels of the first index.'),
      ),
      indicesOf: v.pipe(
        dateField,
        v.description(
          'The trading day of the figures in indices: that of the session for sau-phien, an earlier one for truoc-phien.',
        ),
      ),
      indices: v.pipe(
        v.array(indexRow),
        v.minLength(1),
        v.description('The indices at the close of indicesOf, the leading one first.'),
      ),
      closeAfter: v.optional(
        v.pipe(
          v.strictObject({
            date: v.pipe(dateField, v.description('The day of that session.')),
            close: v.pipe(positiveDecimal, v.description('Points of the first index at its close, quoted: "1250.50".')),
          }),
          v.description(
            'How the session closed that the levels are for: that of sessionDate for truoc-phien, the next one for sau-phien. Added once it is over; needed only if no later commentary has the figures of that close.',
          ),
        ),
      ),
      attachments: attachmentsField,
      ...commonFields,
    }),
    checkFields(
      ['closeAfter', 'sessionDate', 'kind'],
      ({ closeAfter, sessionDate, kind }) =>
        closeAfter === undefined ||
        (kind === 'sau-phien' ? closeAfter.date > sessionDate : closeAfter.date === sessionDate),
      ({ sessionDate, kind }) =>
        kind === 'sau-phien'
          ? say`Must have a date after sessionDate, ${sessionDate}: after a session, the levels are for the next one`
          : say`Must have the date of sessionDate, ${sessionDate}: before a session, the levels are for that one`,
    ),
    checkFields(
      ['indicesOf', 'sessionDate', 'kind'],
      ({ indicesOf, sessionDate, kind }) =>
        kind === 'sau-phien' ? indicesOf === sessionDate : indicesOf < sessionDate,
      ({ sessionDate, kind }) =>
        kind === 'sau-phien'
          ? say`Must be sessionDate, ${sessionDate}: after a session, the figures are those of its close`
          : say`Must be before sessionDate, ${sessionDate}: before a session, the figures are those of an earlier close`,
    ),
    checkFields(
      ['sessionDate', 'kind', 'publishedAt', 'publishAt'],
      (facts) => facts.kind !== 'sau-phien' || isByAppearance(facts.sessionDate, facts),
      say`Must not be after the day of publication: \`kind: sau-phien\` is about a session that is over`,
    ),
  ),
)

export const commentary = defineCollection({
  schema,
  route: '/nhan-dinh-thi-truong/$slug',
  place: { list: '/trung-tam-phan-tich/nhan-dinh-thi-truong' },
  shown: ['sessionDate', 'kind', 'outlook', 'levels', 'indicesOf', 'indices'],
  listed: ['kind', 'outlook'],
  searched: ['indices', 'closeAfter'],
  unique: { sessionDate: { of: (facts) => `${facts.sessionDate} ${facts.kind}` } },
  filters: { kind: ({ kind }) => kind },
})

export type CommentaryFacts = FactsOf<typeof commentary>

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    commentary: typeof commentary
  }
}
