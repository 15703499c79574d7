import type { DisclosureRule } from './disclosure-rule.ts'
import { circular96, enterpriseLaw } from './legal-source.ts'

// What happens between the periods: events, requests, meetings and rights.

const heldMeetings = ['thuong-nien', 'bat-thuong'] as const
/** All papers of a meeting as one set, without the invitation. */
const wholeSet = 'tai-lieu'

const holidaysOf = (collection: 'periodic-reports' | 'disclosures', id: string): DisclosureRule => ({
  kind: 'working-day',
  id,
  collection,
  requirement:
    'A date of publication or signature on a public holiday is probably a mistake, though the site may publish on every day.',
  source: 'editors',
})

export const eventRules: readonly DisclosureRule[] = [
  {
    kind: 'deadline',
    id: 'extraordinary-24h',
    collection: 'disclosures',
    holder: 'public-company',
    where: { code: ['bat-thuong'] },
    limits: [{ from: 'eventAt', within: { hours: 24 } }],
    requirement:
      'Extraordinary information, such as a resolution of the Board of Directors, within 24 hours of the event. Those of listed and of securities companies: Articles 15 and 23.',
    source: { ...circular96, article: 11, clause: 1 },
  },
  {
    kind: 'deadline',
    id: 'on-request-24h',
    collection: 'disclosures',
    holder: 'public-company',
    where: { code: ['theo-yeu-cau'] },
    limits: [{ from: 'eventAt', within: { hours: 24 } }],
    requirement:
      'Information on request within 24 hours of the request of the State Securities Commission or the exchange. The same for listed and for securities companies: Articles 16 and 24.',
    source: { ...circular96, article: 12, clause: 1 },
  },
  {
    kind: 'dated',
    id: 'on-request-dated',
    collection: 'disclosures',
    where: { code: ['theo-yeu-cau'] },
    field: 'eventAt',
    what: 'the time at which the request was received, from which the 24 hours count',
    requirement: 'A disclosure on request says when the request was received.',
    source: { ...circular96, article: 12, clause: 1 },
  },
  {
    kind: 'meeting-documents',
    id: 'meeting-documents-21d',
    collection: 'meetings',
    holder: 'public-company',
    where: { kind: heldMeetings },
    papers: [
      { name: 'invitation', kinds: ['thu-moi'], attachment: 'thu-moi' },
      { name: 'agenda', kinds: ['chuong-trinh', wholeSet] },
      { name: 'documents', kinds: ['to-trinh', wholeSet], attachment: 'tai-lieu-hop' },
      { name: 'draft resolutions', kinds: ['du-thao-nghi-quyet', wholeSet] },
      { name: 'ballot', kinds: [wholeSet], attachment: 'phieu-bieu-quyet' },
    ],
    before: 'opensAt',
    daysBefore: 21,
    noticeDays: 14,
    requirement:
      'Invitation, agenda, ballot, documents and draft resolutions of a general meeting at least 21 days before it opens.',
    source: { ...circular96, article: 10, clause: 3, point: 'a' },
  },
  {
    kind: 'meeting-documents',
    id: 'consultation-documents-10d',
    collection: 'meetings',
    holder: 'public-company',
    where: { kind: ['lay-y-kien'] },
    papers: [
      { name: 'ballot', kinds: [wholeSet], attachment: 'phieu-bieu-quyet' },
      { name: 'draft resolution', kinds: ['du-thao-nghi-quyet', wholeSet] },
      { name: 'explanatory documents', kinds: ['to-trinh', wholeSet], attachment: 'tai-lieu-hop' },
    ],
    before: 'ballotsUntil',
    daysBefore: 10,
    noticeDays: 14,
    requirement:
      'Ballot, draft resolution and explanatory documents of a written consultation at least 10 days before the ballots are to be returned.',
    source: { ...circular96, article: 11, clause: 3, point: 'b' },
  },
  {
    kind: 'meeting-documents',
    id: 'consultation-record-date-10d',
    collection: 'meetings',
    holder: 'public-company',
    where: { kind: ['lay-y-kien'] },
    papers: [{ name: 'notice of the record date', kinds: ['ngay-dang-ky'] }],
    before: 'recordDate',
    daysBefore: 10,
    noticeDays: 14,
    requirement: 'The record date of a written consultation at least 10 days before it.',
    source: { ...circular96, article: 11, clause: 4, point: 'a' },
  },
  {
    kind: 'meeting-documents',
    id: 'meeting-record-date-20d',
    collection: 'meetings',
    holder: 'public-company',
    where: { kind: heldMeetings },
    papers: [{ name: 'notice of the record date', kinds: ['ngay-dang-ky'] }],
    before: 'recordDate',
    daysBefore: 20,
    noticeDays: 14,
    requirement: 'The record date of a general meeting at least 20 days before it.',
    source: { ...circular96, article: 11, clause: 4, point: 'b' },
  },
  {
    kind: 'meeting-results',
    id: 'meeting-results-24h',
    collection: 'meetings',
    holder: 'public-company',
    papers: [
      { name: 'minutes', kinds: ['bien-ban'], attachment: 'bien-ban' },
      { name: 'resolution', kinds: ['nghi-quyet'], attachment: 'nghi-quyet' },
    ],
    hours: 24,
    requirement:
      'The minutes and resolutions of a general meeting, or of the count of a written consultation, within 24 hours of the decision.',
    source: { ...circular96, article: 11, clause: 1, point: 'c' },
  },
  {
    kind: 'yearly-meeting',
    id: 'annual-meeting-4m',
    collection: 'meetings',
    holder: 'public-company',
    months: 4,
    requirement:
      'The annual general meeting within 4 months of the end of the fiscal year; the Board of Directors may allow up to 6 months.',
    source: { ...enterpriseLaw, article: 139, clause: 2 },
  },
  {
    kind: 'advance',
    id: 'record-date-10d',
    collection: 'share-management',
    holder: 'public-company',
    before: 'recordDate',
    days: 10,
    requirement: 'The record date of a right at least 10 days before it.',
    source: { ...circular96, article: 11, clause: 4, point: 'a' },
  },
  holidaysOf('periodic-reports', 'report-on-holiday'),
  holidaysOf('disclosures', 'disclosure-on-holiday'),
]
