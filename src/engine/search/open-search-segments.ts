import { randomUUID } from 'node:crypto'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import { locales, mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { toGroupKey, type SearchGroups } from './create-search-groups.ts'
import { toGroupChange, type GroupChange } from './group-change.ts'
import type { KeptGroups } from './open-search-cache.ts'
import type { SearchGroup } from './search-group.ts'
import type { SearchLayout } from './search-layout.ts'
import type { SearchRecord, SegmentRecord } from './search-record.ts'

/** The documents of which the files of the search are made: those of the main segment, and how they have changed since. */
export interface SearchSegments {
  /** Its groups have hashes only once they are made. */
  main: Omit<SegmentRecord, 'groups'> & { groups: readonly Pick<SegmentRecord['groups'][number], 'name' | 'size'>[] }
  /** Records that another main segment would change the output. */
  recordMain: () => void
  /** A group of the main segment. What it is made of is not recorded: it stays as it is until there is another one. */
  toMainGroup: (locale: Locale, index: number) => SearchGroup
  /** A hash of all that is searched for and shown of a group of the main segment. */
  toMainHash: (locale: Locale, index: number) => string
  /** The change of a group; undefined where it is as in the main segment. */
  toChange: (locale: Locale, index: number) => GroupChange | undefined
}

/** The segments of a publish. */
export interface OpenSegments extends SearchSegments {
  /** The record that is to be kept, once their files are made. */
  toRecord: () => SearchRecord
}

/** From this number of changed documents on, a publish makes one segment of all: each first query loads the recent one. */
const mostChanged = 32

/** The name in the graph of which main segment there is. */
const mainKey = 'search main'

interface PublishSources {
  groups: SearchGroups
  graph: Pick<BuildGraph, 'choose' | 'recordValue' | 'untracked'>
  cache: KeptGroups
  code: Pick<SearchRecord, 'build' | 'sources'>
  /** Of the latest release. */
  former: SearchRecord | undefined
  /** True if nothing may stay of what was removed: the main segment has the words of it. */
  isErasing: boolean
}

/** Goes on with the main segment of the latest release, or makes one of all documents. */
export function openSearchSegments(sources: PublishSources): OpenSegments {
  const { groups, graph, code, former, isErasing } = sources
  const layout = groups.toLayout()
  const toPresent = (): SegmentRecord => ({
    ...toMain(layout),
    groups: toMain(layout).groups.map(({ name, size }) => ({
      name,
      size,
      hashes: mapLocales((locale) => groups.toHash(locale, name)),
    })),
  })
  const isOfCode = former?.build === code.build && former.sources === code.sources
  const kept = former && isOfCode && !isErasing ? keepMain(former.main, sources) : undefined
  if (kept)
    return { ...kept, toRecord: () => ({ ...code, main: kept.main, next: kept.isChanged ? toPresent() : undefined }) }
  graph.choose(mainKey, randomUUID())
  const main = toMain(layout)
  return {
    main,
    recordMain: () => graph.recordValue(mainKey),
    toMainGroup: memoizeGroups((locale, index) =>
      graph.untracked(() => groups.toGroup(locale, main.groups[index]?.name ?? '')),
    ),
    toMainHash: (locale, index) => groups.toHash(locale, main.groups[index]?.name ?? ''),
    toChange: (locale, index) => {
      groups.toHash(locale, main.groups[index]?.name ?? '')
      return undefined
    },
    toRecord: () => ({ ...code, main: toPresent() }),
  }
}

function toMain({ id, shards, groups }: SearchLayout): SearchSegments['main'] {
  return { layout: id, shards, groups: Array.from(groups, ([name, { length }]) => ({ name, size: length })) }
}

/** The segments with a former main one; undefined where there must be another. */
function keepMain(
  main: SegmentRecord,
  { groups, graph, cache }: PublishSources,
): (SearchSegments & { main: SegmentRecord; isChanged: boolean }) | undefined {
  const { shards, groups: present } = groups.toLayout()
  const names = main.groups.map(({ name }) => name)
  if (shards !== main.shards || names.join() !== [...present.keys()].join()) return undefined
  const known = new Map<string, GroupChange>()
  const toChange = (locale: Locale, index: number): GroupChange | undefined => {
    const { name = '', hashes = {} } = main.groups[index] ?? {}
    const hash = hashes[locale] ?? ''
    if (groups.toHash(locale, name) === hash) return undefined
    const key = toGroupKey(locale, name)
    const change = known.get(key)
    if (change) return change
    const former = cache.restore(key, hash)
    if (!former) throw new Error(`${key} is not kept any more`)
    const made = toGroupChange(former, groups.toGroup(locale, name))
    known.set(key, made)
    return made
  }
  let isChanged = false
  for (const locale of locales) {
    let [added, removed] = [0, 0]
    for (const [index, { name, hashes }] of main.groups.entries()) {
      // Also of groups that have not changed: they may change next.
      if (!cache.hold(toGroupKey(locale, name), hashes[locale] ?? '')) return undefined
      const change = toChange(locale, index)
      if (!change) continue
      isChanged = true
      added += change.added.length
      removed += change.removed.length
    }
    if (Math.max(added, removed) > mostChanged) return undefined
  }
  return {
    main,
    isChanged,
    recordMain: () => graph.recordValue(mainKey),
    toMainGroup: memoizeGroups((locale, index) =>
      graph.untracked(() => toChange(locale, index)?.main ?? groups.toGroup(locale, main.groups[index]?.name ?? '')),
    ),
    toMainHash: (locale, index) => main.groups[index]?.hashes[locale] ?? fail(),
    toChange,
  }
}

export interface MergedSegments extends SearchSegments {
  main: SegmentRecord
  /** Says that this is the main segment from now on. */
  begin: () => void
}

/** One segment of all that a release has, as it was kept; undefined where that is so already, or not all of it is kept. */
export function openMergedSegments(
  { next }: Pick<SearchRecord, 'next'>,
  { graph, cache }: { graph: Pick<BuildGraph, 'choose' | 'recordValue'>; cache: KeptGroups },
): MergedSegments | undefined {
  if (!next) return undefined
  const all = mapLocales((locale) =>
    next.groups.flatMap(({ name, hashes }) => cache.restore(toGroupKey(locale, name), hashes[locale] ?? '') ?? []),
  )
  if (locales.some((locale) => all[locale].length < next.groups.length)) return undefined
  return {
    main: next,
    begin: () => graph.choose(mainKey, randomUUID()),
    recordMain: () => graph.recordValue(mainKey),
    toMainGroup: (locale, index) => all[locale][index] ?? fail(),
    toMainHash: (locale, index) => next.groups[index]?.hashes[locale] ?? fail(),
    toChange: (locale, index) => {
      graph.recordValue(toGroupKey(locale, next.groups[index]?.name ?? ''))
      return undefined
    },
  }
}

/** Hundreds of files ask for all groups. */
function memoizeGroups(compute: SearchSegments['toMainGroup']): SearchSegments['toMainGroup'] {
  const known = mapLocales((): SearchGroup[] => [])
  return (locale, index) => (known[locale][index] ??= compute(locale, index))
}

function fail(): never {
  throw new Error('The main segment has no such group')
}
