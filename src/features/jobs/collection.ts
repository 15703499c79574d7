import * as v from 'valibot'
import { attachmentsField } from '#engine/model/entries/attachments-field.ts'
import { checkFields } from '#engine/model/entries/check-fields.ts'
import { commonFields, defineFacts } from '#engine/model/entries/common-fields.ts'
import { defineCollection, type FactsOf } from '#engine/model/entries/define-collection.ts'
import { localizedText, dateField, positiveDecimal } from '#engine/model/entries/fields.ts'
import { say } from '#lib/say/message.ts'

const jobTypes = ['toan-thoi-gian', 'ban-thoi-gian', 'thuc-tap'] as const

/** How much experience a job asks for, the least first. */
const jobLevels = ['thuc-tap', 'moi-vao-nghe', 'chuyen-vien', 'chuyen-vien-chinh', 'quan-ly'] as const

const payPeriods = ['thang', 'gio'] as const

const jobBenefits = [
  'thuong-theo-ket-qua',
  'thang-luong-13',
  'bao-hiem-suc-khoe',
  'ngay-phep-tang-them',
  'chi-phi-chung-chi',
  'phu-cap-truc',
  'ngay-lam-tu-xa',
  'nguoi-huong-dan',
] as const

const pay = v.pipe(
  v.strictObject({
    min: v.pipe(positiveDecimal, v.description('The least, before tax, quoted: "18000000".')),
    max: v.pipe(positiveDecimal, v.description('The most, before tax, quoted: "26000000".')),
    currency: v.literal('VND'),
    period: v.pipe(v.picklist(payPeriods), v.description('What is paid so much for. thang: a month; gio: an hour.')),
    also: v.optional(
      v.pipe(localizedText(120), v.description('What is paid beside it, in each language: commission, an allowance.')),
    ),
  }),
  checkFields(
    ['max', 'min'],
    ({ min, max }) => Number(max) >= Number(min),
    ({ min }) => say`Must not be less than min, ${min}`,
  ),
  v.description('The pay before tax, as a range; required unless `noPay` says why there is none.'),
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
      level: v.pipe(
        v.picklist(jobLevels),
        v.description(
          'thuc-tap: intern; moi-vao-nghe: no experience needed; chuyen-vien: some years; chuyen-vien-chinh: senior; quan-ly: leads others.',
        ),
      ),
      pay: v.optional(pay),
      noPay: v.optional(
        v.pipe(
          localizedText(200),
          v.description(
            'Why no range is stated, in each language; only without `pay`. Candidates read it in its place.',
          ),
        ),
      ),
      benefits: v.pipe(
        v.array(v.picklist(jobBenefits)),
        v.minLength(1, 'Must name at least one'),
        v.description(
          'What is given beside the pay; the page of careers explains each: [bao-hiem-suc-khoe, thang-luong-13].',
        ),
      ),
      form: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^https:\/\/\S+$/, 'Must begin with https://'),
          v.description(
            'An application form on another site, beside the address of the desk tuyen-dung: https://example.com/apply.',
          ),
        ),
      ),
      attachments: attachmentsField,
      ...commonFields,
    }),
    checkFields(
      ['validThrough', 'postedOn'],
      ({ postedOn, validThrough }) => validThrough >= postedOn,
      ({ postedOn }) => say`Must not be before postedOn, ${postedOn}`,
    ),
    checkFields(
      ['noPay', 'pay'],
      (facts) => facts.pay === undefined || facts.noPay === undefined,
      say`Must not be set beside "pay"; remove one of them`,
    ),
  ),
)

export const jobs = defineCollection({
  schema,
  route: '/co-hoi-nghe-nghiep/$slug',
  place: { page: '/co-hoi-nghe-nghiep' },
  shown: ['unit', 'type', 'place', 'postedOn', 'validThrough', 'level', 'pay', 'noPay', 'benefits', 'form'],
  listed: ['unit', 'type', 'place', 'validThrough', 'level', 'pay'],
  searched: ['unit', 'place', 'pay', 'noPay', 'form'],
  // What closes first needs an application first; jobs that close on the same day, newest first.
  compare: (a, b) =>
    compareText(a.facts.validThrough, b.facts.validThrough) ||
    compareText(b.facts.postedOn, a.facts.postedOn) ||
    compareText(a.slug, b.slug),
  isCurrent: ({ validThrough }, today) => today <= validThrough,
})

export type JobFacts = FactsOf<typeof jobs>

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

declare module '#engine/model/site/register.ts' {
  interface DefinedCollections {
    jobs: typeof jobs
  }
}
