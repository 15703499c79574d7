import type { DisclosureRule } from './disclosure-rule.ts'
import { circular121, circular68, circular96 } from './legal-source.ts'

// Which languages and which documents an entry must have, and what ends.

const english = {
  kind: 'translation',
  language: 'en',
  source: { instrument: circular68 },
} as const

export const textRules: readonly DisclosureRule[] = [
  {
    ...english,
    id: 'english-periodic',
    collection: 'periodic-reports',
    since: '2025-01-01',
    requirement: 'Periodic disclosures in English at the same time as in Vietnamese, from 1 January 2025.',
  },
  {
    ...english,
    id: 'english-disclosures',
    collection: 'disclosures',
    since: '2026-01-01',
    requirement: 'All other disclosures in English at the same time as in Vietnamese, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-meetings',
    collection: 'meetings',
    since: '2026-01-01',
    requirement: 'General meetings in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-governance',
    collection: 'governance',
    since: '2026-01-01',
    requirement: 'The charter and regulations in English too, from 1 January 2026.',
  },
  {
    ...english,
    id: 'english-shares',
    collection: 'share-management',
    since: '2026-01-01',
    requirement: 'Dividends, issues and other rights in English too, from 1 January 2026.',
  },
  {
    kind: 'document',
    id: 'whole-charter',
    collection: 'governance',
    where: { code: ['dieu-le'] },
    requirement: 'The full charter, attached as a document.',
    source: { instrument: circular121 },
  },
  {
    kind: 'document',
    id: 'whole-reports',
    collection: 'periodic-reports',
    requirement: 'Each full periodic report, attached as a document.',
    source: { instrument: circular96 },
  },
  {
    kind: 'expiry',
    id: 'governance-ends',
    collection: 'governance',
    ends: 'effectiveTo',
    noticeDays: 60,
    requirement: 'A governance document that ends needs a new version.',
    source: 'editors',
  },
  {
    kind: 'expiry',
    id: 'announcement-ends',
    collection: 'announcements',
    ends: 'expiresAt',
    noticeDays: 30,
    requirement: 'An announcement that ends may have to be renewed.',
    source: 'editors',
  },
]
