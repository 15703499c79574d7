import type { Selection } from '#engine/model/content/shown-page.ts'
import { siteFeedPath } from '#engine/model/urls/feed-urls.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { compareChanges, identifyChanges, toChanges, type EntryChange } from '#engine/render/payload/to-changes.ts'

type FeedContext = Pick<PayloadContext, 'site' | 'content' | 'derive' | 'indexOf'>

/**
 * The most entries of a feed. Readers ask every hour or so, and the busiest list has a few entries a day. Below 48, from which on
 * the build graph records that a whole collection was read: a changed title then concerns only the feeds that have it.
 */
export const feedLength = 40

/** True if a page has a feed: lists, hubs, meetings, jobs and the state of services, where they are not the second address of another page. */
export function hasFeed({ site }: Pick<PayloadContext, 'site'>, path: string): boolean {
  const { kind, canonical } = site.specOf(path)
  const isList =
    kind === 'list' || kind === 'hub' || kind === 'meetings' || kind === 'all-jobs' || kind === 'service-status'
  return isList && canonical === undefined
}

/**
 * The entries of the feed of a page or of the whole site, the latest changed first: those that lists show, and withdrawn ones,
 * because subscribers have read them. Expired ones are left out.
 */
export function toFeedChanges(context: FeedContext, path: string): readonly EntryChange[] {
  const pick = () =>
    listSources(context, path)
      .flatMap((changes) => takeShown(changes))
      .toSorted(compareChanges)
      .slice(0, feedLength)
  return context.derive(`feed of ${path}`, pick, identifyChanges)
}

/** The collections or parts of collections that a page lists, each in the order of changes. */
function listSources(context: FeedContext, path: string): (readonly EntryChange[])[] {
  if (path === siteFeedPath)
    return [...context.site.routedNames, 'meetings' as const].map((name) => toChanges(context, name))
  const spec = context.site.specOf(path)
  if (spec.kind === 'list') return [selectChanges(context, spec.selection)]
  if (spec.kind === 'hub') return spec.groups.map(({ selection }) => selectChanges(context, selection))
  if (spec.kind === 'all-jobs') return [toChanges(context, 'jobs')]
  if (spec.kind === 'service-status') return [toChanges(context, 'service-notices')]
  if (spec.kind !== 'meetings') throw new Error(`${path} has no feed: see hasFeed`)
  const { of } = spec
  const isOfKind = ({ entry }: EntryChange) =>
    of === undefined || (entry.collection === 'meetings' && entry.facts.kind === of)
  return [toChanges(context, 'meetings').filter(isOfKind)]
}

function selectChanges(context: FeedContext, { collection, fromAll }: Selection): readonly EntryChange[] {
  const selected = new Set<string>(fromAll(context.content.entries).map(({ slug }) => slug))
  return toChanges(context, collection).filter(({ entry }) => selected.has(entry.slug))
}

/** Looks at no more entries than a feed can have, because what is looked at is recorded as read. */
function takeShown(changes: readonly EntryChange[]): EntryChange[] {
  const shown: EntryChange[] = []
  for (const change of changes) {
    if (shown.length === feedLength) break
    const { isListed, facts } = change.entry
    if (isListed || facts.status === 'withdrawn') shown.push(change)
  }
  return shown
}
