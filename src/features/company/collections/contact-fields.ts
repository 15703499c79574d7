import * as v from 'valibot'
import { localized, text } from '#engine/model/entries/fields.ts'

/** A telephone number for `tel:` links; pages show it in groups of digits. */
export const phoneField = v.pipe(
  v.string('Must be quoted, such as "+842400000000"'),
  v.regex(/^\+[1-9]\d{7,14}$/, 'Must be in the international form without blanks, such as "+842400000000"'),
  v.description('A telephone number in the international form, quoted and without blanks: "+842400000000".'),
)

export const emailField = v.pipe(
  v.string(),
  v.email('Must be an email address, such as ten@example.com'),
  v.description('An email address that is read regularly: ten@example.com.'),
)

/** An address in one language. */
const lines = v.strictObject({
  street: v.pipe(text(120), v.description('House number and street.')),
  ward: v.optional(v.pipe(text(80), v.description('Ward or commune: Phường …, Xã ….'))),
  province: v.pipe(text(80), v.description('Province, or city under the central government.')),
})

export const addressField = v.pipe(
  localized(lines),
  v.description('The address in each language: street, ward, province.'),
)
