import * as v from 'valibot'
import { emailField } from '#features/company/collections/contact-fields.ts'
import { attachmentsField } from '#model/entries/attachments-field.ts'
import { checkFields } from '#model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#model/entries/define-collection.ts'
import { localizedText, dateField, text } from '#model/entries/fields.ts'

export const jobTypes = ['toan-thoi-gian', 'ban-thoi-gian', 'thuc-tap'] as const

const apply = v.pipe(
  v.strictObject({
    email: v.optional(v.pipe(emailField, v.description('The email address for applications: tuyendung@example.com.'))),
    phone: v.optional(
      v.pipe(
        text(30),
        v.regex(/^\+?[\d ]+$/, 'Must be digits and blanks, such as "+84 24 0000 0000"'),
        v.description('The telephone number, quoted, with blanks: "+84 24 0000 0000".'),
      ),
    ),
    url: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^https:\/\/\S+$/, 'Must begin with https://'),
        v.description('An application form on another site: https://example.com/apply.'),
      ),
    ),
  }),
  v.check(({ email, phone, url }) => Boolean(email ?? phone ?? url), 'Must have at least one of email, phone and url'),
  v.description('How to apply: at least one of email, phone and url.'),
)

const schema = defineFacts(
  v.pipe(
    v.strictObject({
      unit: v.pipe(localizedText(80), v.description('The unit with the open position, in each language.')),
      type: v.pipe(
        v.picklist(jobTypes),
        v.description('toan-thoi-gian: full time; ban-thoi-gian: part time; thuc-tap: internship.'),
      ),
      place: v.pipe(localizedText(80), v.description('The place of work, in each language.')),
      postedOn: v.pipe(dateField, v.description('The day it was advertised.')),
      validThrough: v.pipe(dateField, v.description('The last day to apply. After it, no list shows the job.')),
      salary: v.optional(
        v.pipe(localizedText(120), v.description('The pay, as the advertisement states it, in each language.')),
      ),
      apply,
      attachments: attachmentsField,
      ...commonFields,
    }),
    checkFields(
      ['validThrough', 'postedOn'],
      ({ postedOn, validThrough }) => validThrough >= postedOn,
      ({ postedOn }) => `Must not be before postedOn, ${postedOn}`,
    ),
  ),
)

export const jobs = defineCollection({
  schema,
  route: '/co-hoi-nghe-nghiep/$slug',
  place: { page: '/co-hoi-nghe-nghiep' },
  // Newest first; jobs of the same day by their closing date.
  compare: (a, b) =>
    compareText(b.facts.postedOn, a.facts.postedOn) ||
    compareText(a.facts.validThrough, b.facts.validThrough) ||
    compareText(a.slug, b.slug),
  isCurrent: ({ validThrough }, today) => today <= validThrough,
})

export type JobFacts = FactsOf<typeof jobs>

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
