import type * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import { toHref } from '../urls/href.ts'
import type { SlugPath, StaticPath } from '../urls/route-patterns.ts'
import type { WithoutAttachments } from './attachments.ts'
import type { CommonFacts } from './common-fields.ts'
import type { EntryMark } from './entry-mark.ts'
import { textSchema, type TextMatter } from './text.ts'

/** The page that shows the entries: a plain list of all of them, or a page that the URL map describes. */
export type EntryPlace = { list: StaticPath } | { page: StaticPath }

/** What lists can be filtered by, beside year, language and day of publication, which every list offers. */
export interface FilterFields<Facts, Kind extends string = string> {
  /** An entry's value of `?loai=`, one of the collection's `listKinds`. */
  kind?: (facts: Facts) => Kind | undefined
  /** Its value of `?ma=`. */
  ticker?: (facts: Facts) => string | undefined
  /** The year an entry is about, where that is not the year it was published in. */
  year?: (facts: Facts) => string
  /** The list shows no dates: it offers neither years nor days. */
  isUndated?: true
}

interface UniqueKey<Facts> {
  of: (facts: Facts) => string | undefined
  /** A version that replaces another (`supersedes`), or one that replaces a withdrawn one, has the same value. */
  isSharedByVersions?: boolean
}

interface Comparable<Facts> {
  slug: string
  facts: Facts
}

/** What a collection may leave out: `defineCollection` fills it in. */
interface Options<Facts, Kind extends string> {
  /** Slugs that a static route beside `route` has taken. */
  reserved: readonly string[]
  /** Facts of which no two entries may have the same value, by the field to report; undefined values are not compared. */
  unique: Readonly<Record<string, UniqueKey<Facts>>>
  /** Order in lists: newest first by default. */
  compare: (a: Comparable<Facts>, b: Comparable<Facts>) => number
  /** Whether lists show it on a day (`2026-11-21`): always by default. */
  isCurrent: (facts: Facts, today: string) => boolean
  /** The state that lists show beside it on a day: none by default. */
  markOn: (facts: Facts, today: string) => EntryMark | undefined
  filters: FilterFields<Facts, Kind>
}

/** What a collection consists of: the schemas of its entries, their addresses, order, validity and filters. */
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
  /** The route of an entry's own page; undefined where one page shows them all. */
  route: Route
  place: Place
  /** The page above an entry: `place`, or the part of it that the entry belongs to. */
  listOf: (facts: Facts) => Href
}

/** The facts of a collection's entries: what `entry.yaml` contains, but for the list of documents. */
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

/** A collection: everything that follows from its entries alone. What its pages show is in the feature's `build/`. */
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
  // The overloads say what becomes of each definition; for the compiler their return types differ too much to be one.
  const { place } = definition
  const page = toHref('list' in place ? place.list : place.page)
  return {
    text: textSchema,
    route: undefined,
    listOf: () => page,
    reserved: [],
    unique: {},
    compare: compareNewest,
    isCurrent: () => true,
    markOn: () => undefined,
    filters: {},
    ...definition,
  } satisfies Collection
}

/** Newest first; by slug where two share a minute, so that the order never depends on the disk. */
function compareNewest(a: Comparable<CommonFacts>, b: Comparable<CommonFacts>): number {
  if (a.facts.publishedAt !== b.facts.publishedAt) return a.facts.publishedAt < b.facts.publishedAt ? 1 : -1
  return a.slug < b.slug ? -1 : 1
}
