import type { CommonFacts } from '#engine/model/entries/common-fields.ts'
import type { Text } from '#engine/model/entries/entry.ts'
import { mapTranslated } from '#engine/model/entries/translated.ts'
import { toSiteMoment } from '#engine/model/locale/site-time.ts'
import type { FieldPath, WithheldPart } from '../check/content-check.ts'
import type { ResolvedReference } from '../checks/references-of.ts'
import type { ValidEntry } from '../entries/read-result.ts'
import { removeItems } from '../entries/remove-items.ts'

/** An entry with which a part appears, and its state at a moment. */
export interface Condition extends ResolvedReference {
  state: 'appeared' | WithheldPart['because']
  /** When it appears or did; undefined where that is not known. */
  appearsAt: string | undefined
}

/** The same object for the same parts, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, Map<string, object>>()

/**
 * An entry without the parts that do not appear yet. With none that does, it is scheduled for the first that will, or a draft. An
 * entry that is itself scheduled shows its parts, as its own moment says nothing of them, but neither its text nor its files.
 */
export function withholdFrom<Result extends ValidEntry<CommonFacts, unknown>>(
  result: Result,
  conditions: readonly Condition[],
  now: Date,
): Result {
  const removed = conditions.filter(({ state }) => state !== 'appeared').map(toItem)
  const outer = conditions.filter((one) => !conditions.some((other) => isWithin(toItem(one), toItem(other))))
  const shown = outer.filter(({ state }) => state === 'appeared')
  const isWaiting = result.facts.status === 'scheduled' && Date.parse(result.facts.publishedAt) > now.getTime()
  if (removed.length === 0 && !isWaiting) return result
  const dates =
    shown.length === 0
      ? toFutureDates(outer, result.facts)
      : isWaiting && { status: 'published' as const, publishedAt: findFirst(shown) ?? toSiteMoment(now) }
  const key = JSON.stringify([removed, dates, isWaiting])
  const variants = known.get(result) ?? new Map<string, object>()
  known.set(result, variants)
  const before = variants.get(key)
  if (before) return before as Result // made of that result
  // Its hashes are those of everything.
  const { hashes: _hashes, ...others } = result
  const { facts, toWrittenPath } = removeItems(result.facts, removed)
  const made = {
    ...others,
    facts: { ...facts, ...dates },
    toWrittenPath,
    ...(isWaiting && {
      texts: mapTranslated(result.texts, withoutBody),
      links: [],
      images: [],
      attachments: [],
      cover: undefined,
    }),
  }
  variants.set(key, made)
  return made as unknown as Result // it differs in no type
}

/** The item of a list that appears with an entry: what has the field that names it. */
function toItem({ path }: Condition): FieldPath {
  return path.slice(0, -1)
}

function isWithin(item: FieldPath, other: FieldPath): boolean {
  return other.length < item.length && other.every((key, index) => key === item[index])
}

function toFutureDates(outer: readonly Condition[], { publishedAt }: CommonFacts) {
  const first = findFirst(outer.filter(({ state }) => state === 'scheduled'))
  return first === undefined
    ? { status: 'draft' as const, publishedAt }
    : { status: 'scheduled' as const, publishedAt: first }
}

/** All instants of the content have the same offset and length, so that they can be compared as texts. */
function findFirst(conditions: readonly Condition[]): string | undefined {
  return conditions.flatMap(({ appearsAt }) => appearsAt ?? []).toSorted()[0]
}

/** A text of which only the frontmatter is there. */
function withoutBody({ title, summary, coverAlt, seo }: Text): Text {
  const body = { html: '', isEmpty: true, headings: [], anchors: [], intro: '', sections: [] }
  return { title, summary, ...(coverAlt !== undefined && { coverAlt }), ...(seo && { seo }), ...body }
}
