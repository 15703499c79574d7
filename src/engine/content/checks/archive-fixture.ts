import { site } from '#site/site.ts'
import { formatArchiveLock } from '../archive/archive-lock.ts'
import { toNextLock } from '../archive/to-next-lock.ts'
import { examineWith, text, type Changes } from '../content-fixture.ts'

// A disclosure and its record, for tests.

export const facts = `code: bat-thuong
refNo: 01/2026
documentDate: 2026-10-08
eventAt: 2026-10-08T09:00+07:00
discloser: { vi: a, en: a }
legalBasis: { vi: a, en: a }
publishedAt: 2026-10-08T17:30+07:00
attachments:
  - { file: a.csv, kind: thong-bao, language: both, title: { vi: Thông báo, en: Notice } }
`

export const disclosure = (slug: string, yaml: string, body = 'Một đoạn.'): Changes => ({
  [`disclosures/${slug}/entry.yaml`]: yaml,
  [`disclosures/${slug}/vi.md`]: text(body),
  [`disclosures/${slug}/en.md`]: text(body),
})

export const first: Changes = { ...disclosure('a', facts), 'disclosures/a/a.csv': 'a,b\n1,2\n' }

export const withoutDocument = facts.slice(0, facts.indexOf('attachments'))

export const changedText: Changes = { 'disclosures/a/vi.md': text('Một đoạn khác.') }

export const takenDown = (address: string) => `${address}:\n  at: 2026-11-20T08:00+07:00\n  disclosed: Toà án\n`

/** The record of content, as the lock of further content. */
export async function lockOf(changes: Changes): Promise<{ 'archive.lock': string }> {
  const { content, digestsOf, lock: known = new Map(), takenDown } = await examineWith(changes)
  const next = toNextLock({
    site,
    entries: content.entries,
    digestsOf,
    lock: known,
    takenDown,
  })
  return { 'archive.lock': formatArchiveLock(next.lock) }
}

export const lock = await lockOf(first)

const fix =
  'Restore it: git -C content restore --staged --worktree -- disclosures/a (where the change is committed, with --source COMMIT). To correct it, publish a new entry that names this one in `corrects`: npm run disclose -- correct disclosures/a; or withdraw this one, as it was published: npm run disclose -- withdraw disclosures/a --by NAME --reason-vi "…" --reason-en "…"'

export const since = `disclosed (8 October 2026, 17:30) and changed or removed since. ${fix}`

export const advice = 'restore that file from git if it has lost lines, else record it: npm run site -- content archive'

export const isNew = `warning: Is published, and not in archive.lock; ${advice}`

export const gone = (what: string) =>
  `disclosures/a was disclosed (8 October 2026, 17:30) and ${what}; restore it: git -C content restore --staged --worktree -- disclosures/a (where that is committed, with --source COMMIT); and withdraw it if it must not apply: npm run disclose -- withdraw disclosures/a --by NAME --reason-vi "…" --reason-en "…"`
