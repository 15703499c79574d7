import type { JobPostingLeaf, MonetaryAmountLeaf } from 'schema-dts'
import { siteName } from '#engine/model/site-name.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import type { JobFacts } from '../collection.ts'
import type { JobPayload } from '../payload.ts'

/** As search engines name them. */
const employmentTypes: Readonly<Record<JobFacts['type'], string>> = {
  'toan-thoi-gian': 'FULL_TIME',
  'ban-thoi-gian': 'PART_TIME',
  'thuc-tap': 'INTERN',
}

/** A job, as long as it is open: search engines punish offers of jobs that are taken. */
export function toJobJsonLd(page: JobPayload, context: JsonLdContext): JobPostingLeaf[] {
  const { isListed, facts, title, html, locale, head, address } = page
  if (!isListed) return []
  const { postedOn, validThrough, type, place, unit, pay, form } = facts
  return [
    {
      '@type': 'JobPosting',
      title,
      description: html,
      url: head.canonical,
      datePosted: postedOn,
      // The whole of the last day, in Vietnam.
      validThrough: `${validThrough}T23:59:59+07:00`,
      employmentType: employmentTypes[type],
      hiringOrganization: { ...toPublisher(context), sameAs: `${context.origin}/` },
      employmentUnit: { '@type': 'Organization', name: unit[locale] },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: place[locale], addressCountry: 'VN' },
      },
      // The name of the entry's folder, which never changes.
      identifier: { '@type': 'PropertyValue', name: siteName, value: address.path.split('/').at(-1) ?? '' },
      ...(pay && { baseSalary: toSalary(pay) }),
      directApply: form !== undefined,
    },
  ]
}

/** The units of time of schema.org. */
const payUnits: Readonly<Record<NonNullable<JobFacts['pay']>['period'], string>> = { thang: 'MONTH', gio: 'HOUR' }

function toSalary({ min, max, currency, period }: NonNullable<JobFacts['pay']>): MonetaryAmountLeaf {
  const value = { minValue: Number(min), maxValue: Number(max), unitText: payUnits[period] }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...value } }
}
