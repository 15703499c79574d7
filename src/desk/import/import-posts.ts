import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toEntryHref } from '#engine/model/content/content-site.ts'
import { sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { CollectionName } from '#engine/model/site/collection-name.ts'
import { inOrder } from '#lib/in-order.ts'
import type { Message } from '#lib/say/message.ts'
import { site } from '#site/site.ts'
import { checkEntry } from './check/check-entry.ts'
import type { Spool } from './collect/spool-posts.ts'
import { createLosses } from './convert/losses.ts'
import type { MediaFolder } from './media/media-folder.ts'
import { createOldAddresses, type OldAddresses } from './plan/old-addresses.ts'
import { planEntries, type EntryPlan, type LeftOut } from './plan/plan-entries.ts'
import type { TermTable } from './plan/term-table.ts'
import { addRedirects, type FormerAddress } from './write/add-redirects.ts'
import { asDraft, createEntry, toDigest } from './write/create-entry.ts'
import { digestFolder, findWritten, type WrittenEntries } from './write/find-written.ts'
import { putEntry, unfinishedFolder } from './write/put-entry.ts'

/** The fate of an entry. `edited`: it was changed here since an earlier import, and is left as it is. */
export type Outcome = 'new' | 'changed' | 'same' | 'edited'

/** An entry, with what it lost on its way and what the check refuses. */
export interface EntryReport {
  plan: EntryPlan
  outcome: Outcome
  isDraft: boolean
  lost: readonly Message[]
  /** Where there are any, it is a draft. */
  refused: readonly Message[]
}

export interface ImportReport {
  leftOut: readonly LeftOut[]
  counts: Readonly<Record<Outcome, number>>
  drafts: number
  redirects: number
  problems: readonly Message[]
}

export interface ImportOptions {
  /** The folder of the content. */
  content: string
  collection: CollectionName
  /** The name by which entries remember where they come from. */
  source: string
  table: TermTable
  folder: MediaFolder
  language: Locale
  workFolder: string
  now: Date
  /** Writes nothing into the content. */
  isDry: boolean
  /** Called for each entry before it is written. */
  onEntry: (report: EntryReport, place: { index: number; count: number }) => void
}

/** While one is converted, images of others are decoded beside it. */
const entriesAtOnce = 4

/**
 * Makes entries of the posts of a source. An entry that an earlier import made is written again only where the source has changed it,
 * and never where somebody has edited it here. A run that was stopped goes on where it ended.
 */
export async function importPosts(spool: Spool, options: ImportOptions): Promise<ImportReport> {
  const { content, collection, source, table, language } = options
  const written = await findWritten(join(content, collection), source)
  const reserved = new Set(site.collections[collection].reserved)
  const { plans, leftOut } = planEntries(spool.heads, {
    table,
    language,
    slugOf: (id) => written.byId.get(id)?.slug,
    isTaken: (slug) => written.slugs.has(slug) || reserved.has(slug),
  })
  const addresses = createOldAddresses(spool.about.home)
  const former = listFormer(plans, collection, addresses)
  const counts: Record<Outcome, number> = { new: 0, changed: 0, same: 0, edited: 0 }
  let drafts = 0
  const unfinished = join(options.workFolder, unfinishedFolder)
  await rm(unfinished, { recursive: true, force: true })
  const context = { ...options, spool, addresses, written }
  let index = 0
  for await (const report of inOrder(plans, entriesAtOnce, (plan) => importEntry(plan, context))) {
    counts[report.outcome]++
    if (report.isDraft) drafts++
    options.onEntry(report, { index: index++, count: plans.length })
  }
  await rm(unfinished, { recursive: true, force: true })
  const { added, problems } = options.isDry
    ? { added: former.length, problems: [] }
    : await addRedirects(content, former, source)
  return { leftOut, counts, drafts, redirects: added, problems }
}

interface EntryOptions extends ImportOptions {
  spool: Spool
  addresses: OldAddresses
  written: WrittenEntries
}

async function importEntry(plan: EntryPlan, options: EntryOptions): Promise<EntryReport> {
  const { spool, folder, addresses, written, collection, content, workFolder, source, now, isDry } = options
  const losses = createLosses()
  const fields = toFieldNames(collection)
  const context = { spool, folder, addresses, losses, allows: (field: string) => fields.has(field) }
  const created = await createEntry(plan, context)
  const before = written.byId.get(plan.head.id)
  const ownDigest = toDigest(created)
  const wasDraft = plan.facts['status'] === 'draft'
  // What an earlier import wrote as it is, and not as a draft, was without errors then.
  const isKnown = before?.digest === ownDigest && !wasDraft
  const refused = isKnown ? [] : await checkEntry(created, { kind: collection, slug: plan.slug })
  const isRefused = refused.length > 0 && !wasDraft
  const files = isRefused ? asDraft(created) : created
  const digest = isRefused ? toDigest(files) : ownDigest
  const target = join(content, collection, plan.slug)
  const outcome = before ? await compare(before.digest, digest, target) : 'new'
  if (!isDry && (outcome === 'new' || outcome === 'changed')) {
    const ids = Object.values(plan.posts).map(({ id }) => id)
    const mark = { source, ids, at: toSiteMoment(now), digest }
    await putEntry(target, { files, mark, workFolder })
  }
  return { plan, outcome, isDraft: wasDraft || isRefused, lost: losses.list(), refused }
}

async function compare(before: string, digest: string, target: string): Promise<Outcome> {
  if ((await digestFolder(target)) !== before) return 'edited'
  return before === digest ? 'same' : 'changed'
}

/** The fields of `entry.yaml` in a collection. */
function toFieldNames(collection: CollectionName): ReadonlySet<string> {
  return new Set(listFields(site.collections[collection].schema))
}

/** Of a schema of fields, or of variants or transformations of some. */
function listFields(schema: object): string[] {
  const { entries, options, pipe }: { entries?: object; options?: readonly object[]; pipe?: readonly object[] } = schema
  const inner = [...(options ?? []), ...(pipe?.[0] && pipe[0] !== schema ? [pipe[0]] : [])]
  return [...Object.keys(entries ?? {}), ...inner.flatMap(listFields)]
}

/** Rules for all addresses of posts that come along. Translations lead to the page in their language. */
function listFormer(plans: readonly EntryPlan[], collection: CollectionName, addresses: OldAddresses): FormerAddress[] {
  const former = new Map<string, string>()
  for (const { slug, posts, facts } of plans) {
    const href = toEntryHref(site, collection, slug)
    if (href === undefined) continue
    for (const [locale, post] of Object.entries(posts)) {
      for (const address of post.addresses) {
        addresses.add(address, { href })
        const from = addresses.toLocal(address)
        if (from === undefined || from === '/' || former.has(from) || facts['status'] === 'draft') continue
        former.set(from, locale === sourceLocale ? href : `${href}?lang=${locale}`)
      }
    }
  }
  return Array.from(former, ([from, to]) => ({ from, to }))
}
