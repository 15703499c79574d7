import type * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import { ascending, descending } from '#lib/order.ts'
import { toHref } from '../urls/href.ts'
import type { SlugPath, StaticPath } from '../urls/route-patterns.ts'
import type { WithoutAttachments } from './attachments.ts'
import {
  commonListed,
  commonShown,
  engineFacts,
  type CommonFacts,
  type CommonListed,
  type CommonShown,
} from './common-fields.ts'
import type { EntryMark } from './entry-mark.ts'
import { textSchema, type TextMatter } from './text.ts'

/** The page that shows the entries of a collection: a plain list, or a page that the URL map defines. */
export type EntryPlace = { list: StaticPath } | { page: StaticPath }

/** The filters of a collection's lists. Every list also has filters by year, by day of publication and by language. */
export interface FilterFields<Facts, Kind extends string = string> {
  /** The value of an entry for the filter by kind, one of those that `kindsOf` has for the collection. */
  kind?: (facts: Facts) => Kind | undefined
  /** The value of an entry for the filter by ticker. */
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
  /** The document of which an entry is a version, where entries do not correct or supersede each other; none by default. */
  versionOf: (facts: Facts) => string | undefined
  /** The moments at which an entry said something new, besides its publication; empty texts do not count. None by default. */
  changedAt: (facts: Facts) => readonly string[]
  /** True if what was published is recorded in `archive.lock` and must not change. */
  isArchived: boolean
  /** The groups in which one page shows the entries: their ids are anchors of that page. None by default. */
  groups: { ids: readonly string[]; of: (facts: Facts) => string | undefined }
}

/**
 * The fields of an entry that are public, besides its texts, by name. A field that none of these lists names is internal: it
 * reaches no output unless a builder names it.
 */
export interface PublicNames<
  Shown extends string = string,
  Listed extends string = string,
  Searched extends string = string,
  Detail extends string = string,
> {
  /** The facts on the page of an entry, or on a page that shows several entries whole. */
  shown: readonly Shown[]
  /** The facts in lists and on hubs. */
  listed: readonly Listed[]
  /** The facts whose texts are searched. */
  searched: readonly Searched[]
  /** The fields of the frontmatter that only this collection has, where its facts are shown. */
  details: readonly Detail[]
}

/** The schemas of a collection's entries, their addresses, order, validity and filters, and which of their fields are public. */
export type Collection<Facts = CommonFacts, Matter = TextMatter> = PublicNames &
  Definition<Facts, Matter, SlugPath | undefined, EntryPlace, string>

interface Definition<
  Facts,
  Matter,
  Route extends SlugPath | undefined,
  Place extends EntryPlace,
  Kind extends string,
> extends Options<Facts, Kind> {
  /** The fields of `entry.yaml`. */
  schema: v.GenericSchema<unknown, Facts & { attachments?: unknown }>
  /** The frontmatter of the texts. */
  text: v.GenericSchema<unknown, Matter>
  /** True for a fact that none of the lists names, and that the engine does not read itself. */
  isInternal: (name: string) => boolean
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

type NameOf<Fields> = Fields extends unknown ? keyof Fields & string : never
/** The names of the facts that only this collection has. */
type OwnFact<Schema extends FactsSchema> = Exclude<NameOf<FactsIn<Schema>>, keyof CommonFacts>
type OwnDetail<Text extends TextSchema> = Exclude<NameOf<v.InferOutput<Text>>, keyof TextMatter>

/** Defines a collection. The payloads of its pages are made in the feature's `build/`. */
export function defineCollection<
  Schema extends FactsSchema,
  const Place extends EntryPlace,
  const Shown extends OwnFact<Schema>,
  const Searched extends OwnFact<Schema>,
  const Listed extends OwnFact<Schema> = never,
  const Route extends SlugPath | undefined = undefined,
  Text extends TextSchema = typeof textSchema,
  const Detail extends OwnDetail<Text> = never,
  Kind extends string = never,
>(
  definition: Partial<Options<FactsIn<Schema>, Kind>> & {
    schema: Schema
    place: Place
    listOf?: (facts: FactsIn<Schema>) => Href
    shown: readonly Shown[]
    searched: readonly Searched[]
    route?: Route
    text?: Text
  } & (Route extends undefined ? { listed?: undefined } : { listed: readonly Listed[] }) &
    (typeof textSchema extends Text ? { details?: undefined } : { details: readonly Detail[] }),
): Definition<FactsIn<Schema>, v.InferOutput<Text>, Route, Place, Kind> &
  PublicNames<Shown | CommonShown, Listed | CommonListed, Searched, Detail>
export function defineCollection(
  definition: Partial<Options<CommonFacts, string>> & {
    schema: FactsSchema
    place: EntryPlace
    shown: readonly string[]
    listed?: readonly string[] | undefined
    searched: readonly string[]
    details?: readonly string[] | undefined
  },
): unknown {
  // The overload has the exact types, which TypeScript cannot derive from the implementation.
  const { place } = definition
  const shown = [...definition.shown, ...commonShown]
  const listed = [...(definition.listed ?? []), ...commonListed]
  const known = new Set([...engineFacts, ...shown, ...listed, ...definition.searched])
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
    versionOf: () => undefined,
    changedAt: () => [],
    isArchived: false,
    groups: { ids: [], of: () => undefined },
    ...definition,
    shown,
    listed,
    details: definition.details ?? [],
    isInternal: (name) => !known.has(name),
  } satisfies Collection
}

/** Newest first, then by slug, so that the order does not depend on the file system. */
function compareNewest(a: Comparable<CommonFacts>, b: Comparable<CommonFacts>): number {
  return descending(a.facts.publishedAt, b.facts.publishedAt) || ascending(a.slug, b.slug)
}
