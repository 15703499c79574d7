import { say } from '#lib/say/message.ts'
import type { DisclosureRule } from './disclosure-rule.ts'
import { circular96, languageArticle } from './legal-source.ts'

// Which languages and which documents an entry must have, and what ends.

const english = {
  kind: 'translation',
  language: 'en',
} as const

const periodic = { ...languageArticle, clause: 2, point: 'a' } as const
const others = { ...languageArticle, clause: 2, point: 'b' } as const

export const textRules: readonly DisclosureRule[] = [
  {
    ...english,
    id: 'english-periodic',
    collection: 'periodic-reports',
    since: '2025-01-01',
    source: periodic,
    requirement: say`Periodic disclosures in English at the same time as in Vietnamese, documents included, from 1 January 2025.`,
  },
  {
    ...english,
    id: 'english-periodic-papers',
    collection: 'disclosures',
    where: { code: ['dinh-ky'] },
    since: '2025-01-01',
    source: periodic,
    requirement: say`What is disclosed with the calendar, such as the papers of annual meetings, in English too, from 1 January 2025.`,
  },
  {
    ...english,
    id: 'english-disclosures',
    collection: 'disclosures',
    where: { code: ['bat-thuong', 'theo-yeu-cau'] },
    since: '2026-01-01',
    source: others,
    requirement: say`Other disclosures in English at the same time as in Vietnamese, from 1 January 2026.`,
  },
  {
    ...english,
    id: 'english-meetings',
    collection: 'meetings',
    since: '2026-01-01',
    source: others,
    requirement: say`General meetings in English too, from 1 January 2026.`,
  },
  {
    ...english,
    id: 'english-governance',
    collection: 'governance',
    since: '2026-01-01',
    source: others,
    requirement: say`The charter and regulations in English too, from 1 January 2026.`,
  },
  {
    ...english,
    id: 'english-shares',
    collection: 'share-management',
    since: '2026-01-01',
    source: others,
    requirement: say`Dividends, issues and other rights in English too, from 1 January 2026.`,
  },
  {
    kind: 'document',
    id: 'whole-charter',
    collection: 'governance',
    where: { code: ['dieu-le'] },
    requirement: say`The charter among what the site has for shareholders, attached as a document.`,
    source: { ...circular96, article: 7, clause: 2, point: 'c' },
  },
  {
    kind: 'document',
    id: 'whole-reports',
    collection: 'periodic-reports',
    requirement: say`Each full periodic report, attached as a document.`,
    source: { ...circular96, article: 14 },
  },
  {
    kind: 'expiry',
    id: 'governance-ends',
    collection: 'governance',
    ends: 'effectiveTo',
    noticeDays: 60,
    requirement: say`A governance document that ends needs a new version.`,
    source: 'editors',
  },
  {
    kind: 'expiry',
    id: 'announcement-ends',
    collection: 'announcements',
    ends: 'expiresAt',
    noticeDays: 30,
    requirement: say`An announcement that ends may have to be renewed.`,
    source: 'editors',
  },
]
