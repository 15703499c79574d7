import type * as v from 'valibot'
import type { Href } from '#lib/href.ts'
import type { DynamicPath } from '../urls/route-patterns.ts'
import type { Status } from './common-fields.ts'
import type { textSchema } from './text.ts'
import type { EntryMark } from './entry-mark.ts'

export type SlugPath = Extract<DynamicPath, `${string}/$slug`>

/** Facts as lists and links need them, whatever the entity. */
export interface CommonFacts {
  publishedAt: string
  status: Status
  sample: boolean
}

type FactsSchema = v.GenericSchema<unknown, CommonFacts>
type TextSchema = v.GenericSchema<unknown, v.InferOutput<typeof textSchema>>

/** What is compared of entries: their facts, and their names where those say nothing. */
interface Comparable<Facts> {
  slug: string
  facts: Facts
}

/** An entity: its fields, where its entries are shown, and what no two of them may share. */
export interface Collection<Facts extends FactsSchema = FactsSchema, Text extends TextSchema = typeof textSchema> {
  // Methods, not functions in properties: a collection of any facts must fit where all collections are meant.
  /** The fields of `entry.yaml`. */
  schema: Facts
  /** The frontmatter of `vi.md` and `en.md`, where it has more than all texts have. */
  text?: Text
  /** The route that shows one of them; without, the page at `listOf` shows them all. */
  route?: SlugPath
  /** The page it stands in: its parent in the breadcrumb, where it has a page of its own. */
  listOf(facts: v.InferOutput<Facts>): Href
  /** Slugs that a static page beside the route has taken. */
  reserved?: readonly string[]
  /** Facts of which no two entries may have the same value, by the field that says it; undefined is not compared. */
  unique?: Readonly<Record<string, UniqueKey<v.InferOutput<Facts>>>>
  /** Order in lists; newest first where nothing is said. */
  compare?(a: Comparable<v.InferOutput<Facts>>, b: Comparable<v.InferOutput<Facts>>): number
  /** Whether lists show it on a day (`2026-11-21`); they do where nothing is said. */
  isCurrent?(facts: v.InferOutput<Facts>, today: string): boolean
  /** What a day makes of it, for lists to say. */
  markOn?(facts: v.InferOutput<Facts>, today: string): EntryMark
}

interface UniqueKey<Facts> {
  of(facts: Facts): string | undefined
  /** A version that replaces another (`supersedes`), or stands for a withdrawn one, has the same. */
  isSharedByVersions?: boolean
}

/** An entity whose entries have a page each. */
export interface RoutedCollection<
  Facts extends FactsSchema = FactsSchema,
  Text extends TextSchema = typeof textSchema,
> extends Collection<Facts, Text> {
  route: SlugPath
}

/** Any of the entities. */
export type AnyCollection = Collection<FactsSchema, TextSchema>
