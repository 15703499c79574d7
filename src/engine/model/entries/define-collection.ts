import type * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import { toHref } from '../urls/href.ts'
import type { SlugPath, StaticPath } from '../urls/route-patterns.ts'
import type { WithoutAttachments } from './attachments.ts'
import type { CommonFacts } from './common-fields.ts'
import type { EntryMark } from './entry-mark.ts'
import { textSchema, type TextMatter } from './text.ts'

/** The page that shows the entries of a collection: a plain list, or a page that the URL map defines. */
export type EntryPlace = { list: StaticPath } | { page: StaticPath }

/** The filters of a collection's lists. Every list also has filters by year, by day of publication and by language. */
export interface FilterFields<Facts, Kind extends string = string> {
  /** The value of an entry for `?loai=`, one of those that `kindsOf` has for the collection. */
  kind?: (facts: Facts) => Kind | undefined
  /** The value of an entry for `?ma=`. */
  ticker?: (facts: Facts) => string | undefined
  /** The year of an entry, if it is not the year of publication. */
  year?: (facts: Facts) => string
  /** Lists show no dates, and have no filters by year or day. */
  isUndated?: true
}

interface UniqueKey<Facts> {
  of: (facts: Facts) => string | undefined
  /** True if an entry may have the same value as one that it supersedes, or as a withdrawn one. */
  isSharedByVersions?: boolean
}

interface Comparable<Facts> {
  slug: string
  facts: Facts
}

/** The optional parts of a definition, for which `defineCollection` has defaults. */
interface Options<Facts, Kind extends string> {
  /** Slugs that are not available, because a static route has the same URL. */
  reserved: readonly string[]
  /** Values that must be unique, by the field to report; undefined values are not compared. */
  unique: Readonly<Record<string, UniqueKey<Facts>>>
  /** The order in lists; newest first by default. */
  compare: (a: Comparable<Facts>, b: Comparable<Facts>) => number
  /** True if lists show an entry on a day (`2026-11-21`); always by default. */
  isCurrent: (facts: Facts, today: string) => boolean
  /** The state of an entry on a day, for lists; none by default. */
  markOn: (facts: Facts, today: string) => EntryMark | undefined
  filters: FilterFields<Facts, Kind>
  /** True if an entry without a page of its own must have a text or a document, too; those with a page always must. */
  needsText: boolean
  /** True if what was published is recorded in `archive.lock` and must not change. */
  isArchived: boolean
  /** The groups in which one page shows the entries: their ids are anchors of that page. None by default. */
  groups: { ids: readonly string[]; of: (facts: Facts) => string | undefined }
}

/** The schemas of a collection's entries, their addresses, order, validity and filters. */
export interface Collection<
  Facts = CommonFacts,
  Matter = TextMatter,
  Route extends SlugPath | undefined = SlugPath | undefined,
  Place extends EntryPlace = EntryPlace,
  Kind extends string = string,
> extends Options<Facts, Kind> {
  /** The fields of `entry.yaml`. */
  schema: v.GenericSchema<unknown, Facts & { attachments?: unknown }>
  /** The frontmatter of the texts. */
  text: v.GenericSchema<unknown, Matter>
  /** The route of an entry's own page; undefined if entries have no pages of their own. */
  route: Route
  /** True if what lists show of its entries can change with the day: with `isCurrent` or `markOn`. */
  dependsOnDay: boolean
  place: Place
  /** The page above an entry: that of `place`, or a list of a part of the collection. */
  listOf: (facts: Facts) => Href
}

/** The facts of a collection's entries: the content of `entry.yaml` without the list of documents. */
export type FactsOf<Defined extends { isCurrent: (facts: never, today: string) => boolean }> = Parameters<
  Defined['isCurrent']
>[0]

/** The frontmatter of a collection's texts. */
export type MatterOf<Defined extends { text: v.GenericSchema }> = v.InferOutput<Defined['text']>

type FactsSchema = v.GenericSchema<unknown, CommonFacts>
type TextSchema = v.GenericSchema<unknown, TextMatter>
type FactsIn<Schema extends FactsSchema> = WithoutAttachments<v.InferOutput<Schema>>

type Definition<Schema extends FactsSchema, Route, Place, Kind extends string> = Partial<
  Options<FactsIn<Schema>, Kind>
> & {
  schema: Schema
  route?: Route
  place: Place
  listOf?: (facts: FactsIn<Schema>) => Href
}

/** Defines a collection. The payloads of its pages are made in the feature's `build/`. */
export function defineCollection<
  Schema extends FactsSchema,
  const Place extends EntryPlace,
  const Route extends SlugPath | undefined = undefined,
  Kind extends string = never,
>(definition: Definition<Schema, Route, Place, Kind>): Collection<FactsIn<Schema>, TextMatter, Route, Place, Kind>
export function defineCollection<
  Schema extends FactsSchema,
  Text extends TextSchema,
  const Place extends EntryPlace,
  const Route extends SlugPath | undefined = undefined,
  Kind extends string = never,
>(
  definition: Definition<Schema, Route, Place, Kind> & { text: Text },
): Collection<FactsIn<Schema>, v.InferOutput<Text>, Route, Place, Kind>
export function defineCollection(
  definition: Definition<FactsSchema, SlugPath | undefined, EntryPlace, string> & { text?: TextSchema },
): unknown {
  // The overloads have the exact types, which TypeScript cannot derive from one implementation.
  const { place } = definition
  const page = toHref('list' in place ? place.list : place.page)
  return {
    text: textSchema,
    route: undefined,
    dependsOnDay: definition.isCurrent !== undefined || definition.markOn !== undefined,
    listOf: () => page,
    reserved: [],
    unique: {},
    compare: compareNewest,
    isCurrent: () => true,
    markOn: () => undefined,
    filters: {},
    needsText: false,
    isArchived: false,
    groups: { ids: [], of: () => undefined },
    ...definition,
  } satisfies Collection
}

/** Newest first, then by slug, so that the order does not depend on the file system. */
function compareNewest(a: Comparable<CommonFacts>, b: Comparable<CommonFacts>): number {
  if (a.facts.publishedAt !== b.facts.publishedAt) return a.facts.publishedAt < b.facts.publishedAt ? 1 : -1
  return a.slug < b.slug ? -1 : 1
}
