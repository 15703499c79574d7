import type { DisclosureRule } from './disclosure-rule.ts'
import { circular96, decree155, labourCode } from './legal-source.ts'

// What happens between the periods: events, requests, meetings and rights.

const holidaysOf = (collection: 'periodic-reports' | 'disclosures', id: string): DisclosureRule => ({
  kind: 'working-day',
  id,
  collection,
  requirement: 'A date of publication or signature on a public holiday is probably a mistake.',
  source: { instrument: labourCode, article: 112 },
})

export const eventRules: readonly DisclosureRule[] = [
  {
    kind: 'deadline',
    id: 'extraordinary-24h',
    collection: 'disclosures',
    where: { code: ['bat-thuong'] },
    limits: [{ from: 'eventAt', within: { hours: 24 } }],
    requirement:
      'Extraordinary information, such as a resolution of the Board of Directors, within 24 hours of the event.',
    source: { instrument: circular96, article: 11 },
  },
  {
    kind: 'deadline',
    id: 'on-request-24h',
    collection: 'disclosures',
    where: { code: ['theo-yeu-cau'] },
    limits: [{ from: 'eventAt', within: { hours: 24 } }],
    requirement:
      'Information on request within 24 hours of the request of the State Securities Commission or the exchange.',
    source: { instrument: circular96, article: 12 },
  },
  {
    kind: 'meeting-documents',
    id: 'meeting-documents-21d',
    collection: 'meetings',
    documents: ['thu-moi', 'chuong-trinh', 'tai-lieu', 'to-trinh', 'du-thao-nghi-quyet', 'uy-quyen'],
    before: 'opensAt',
    daysBefore: 21,
    noticeDays: 14,
    requirement: 'The documents of a general meeting at least 21 days before it opens.',
    source: { instrument: circular96, article: 10 },
  },
  {
    kind: 'meeting-documents',
    id: 'meeting-record-date-20d',
    collection: 'meetings',
    documents: ['ngay-dang-ky'],
    before: 'recordDate',
    daysBefore: 20,
    noticeDays: 14,
    requirement: 'The record date of a general meeting at least 20 days before it.',
    source: { instrument: decree155 },
  },
  {
    kind: 'meeting-results',
    id: 'meeting-results-24h',
    collection: 'meetings',
    documents: ['bien-ban', 'nghi-quyet'],
    hours: 24,
    requirement: 'The minutes and resolutions of a general meeting within 24 hours.',
    source: { instrument: circular96 },
  },
  {
    kind: 'advance',
    id: 'record-date-10d',
    collection: 'share-management',
    before: 'recordDate',
    days: 10,
    requirement: 'The record date of a right at least 10 days before it.',
    source: { instrument: circular96 },
  },
  holidaysOf('periodic-reports', 'report-on-holiday'),
  holidaysOf('disclosures', 'disclosure-on-holiday'),
]
