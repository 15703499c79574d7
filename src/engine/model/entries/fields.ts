import * as v from 'valibot'
import { isCalendarDate } from '#lib/calendar-date.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { mapLocales } from '../locale/locale.ts'
import { utcOffset } from '../locale/site-time.ts'
import type { CollectionName } from '../site/collection-name.ts'
import { slugSchema } from '../urls/slug.ts'
import { describe } from './describe.ts'

/** A required text without blanks at its ends. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'Must not be empty'), v.maxLength(maxLength))

/** A moment as content writes it. */
export const exampleMoment = `2026-10-12T08:30${utcOffset}`
export const momentMessage = say`Must be a date and time with offset, such as ${typed(exampleMoment)}`

/** A date and time to the minute, with the offset of the site. */
export const instantField = v.pipe(
  v.string(String(momentMessage)),
  v.regex(
    new RegExp(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d${utcOffset.replace('+', String.raw`\+`)}$`),
    String(momentMessage),
  ),
  v.check(
    (value) => isCalendarDate(value.slice(0, 10)) && /T(?:[01]\d|2[0-3]):[0-5]/.test(value),
    'Must be a date and time that exist',
  ),
  describe(say`When it appears on the site, with minutes and ${utcOffset}: ${typed(exampleMoment)}.`),
)

/** A business date, without a time. */
export const dateField = v.pipe(
  v.string('Must be a date such as 2026-10-12'),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'Must be a date such as 2026-10-12'),
  v.check(isCalendarDate, 'Must be a date that exists'),
)

/** The number of a year: 2026. */
export const yearField = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))

/** A decimal number as a string, so that it is never rounded: "1200.50". */
export const decimalField = v.pipe(
  v.string('Must be a quoted decimal, such as "1200.50"'),
  v.regex(
    /^(?!-0(?:\.0+)?$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
    'Must be a decimal with a point and no separators, such as "1200.50"',
  ),
)

export const positiveDecimal = v.pipe(decimalField, v.regex(/^\d/, 'Must not be negative'))

/** A whole number as a string, because it may be above what a number holds exactly: "1200000". */
export const wholeNumber = v.pipe(
  v.string('Must be quoted, such as "1200000"'),
  v.regex(/^(?:0|[1-9]\d{0,17})$/, 'Must be a whole number without separators, such as "1200000"'),
)

/** A value in each language, for `entry.yaml`. */
export const localized = <Schema extends v.GenericSchema>(schema: Schema) => v.strictObject(mapLocales(() => schema))

/** A short text in each language. */
export const localizedText = (maxLength: number) => localized(text(maxLength))

/**
 * The slug of an entry of another collection, or of the `same`. `checkReferences` ensures that the entry exists and is no
 * draft.
 */
export const reference = <const To extends CollectionName | 'same'>(to: To) =>
  v.pipe(slugSchema, v.metadata({ reference: to }))

/**
 * A reference in an item of a list to the entry with which the item appears: until that one is published, nothing of the item is in
 * any output. An entry with such items and none that may be shown is hidden itself.
 */
export const appearsWith = <const To extends CollectionName>(to: To) =>
  v.pipe(slugSchema, v.metadata({ reference: to, appearsWith: true }))

export const sampleField = v.pipe(
  v.optional(v.boolean(), false),
  v.description('true for invented content: the page shows a label, and has no structured data.'),
)

/** The picture of an entry. Its texts have the alternative text, `coverAlt`. */
export const coverField = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|svg)$/,
      'Must be the name of an image in the same folder, such as cover.jpg',
    ),
    v.description(
      'The name of an image in the same folder (JPEG, PNG or SVG, best 1600 × 1200): cover.jpg. Each text then needs `coverAlt`.',
    ),
  ),
)
