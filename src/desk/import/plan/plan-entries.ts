import { isDeviceName } from '#engine/content/entries/is-device-name.ts'
import { toUniqueSlug } from '#engine/content/entries/to-unique-slug.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { PostHead } from '../collect/spool-posts.ts'
import { toContentMoment } from './source-moment.ts'
import type { Facts, TermTable } from './term-table.ts'

/** An entry that is to be written, of a post and its translations. */
export interface EntryPlan {
  slug: string
  posts: Readonly<Partial<Record<Locale, PostHead>>>
  /** Of the post in the language of the site. */
  head: PostHead
  facts: Facts
}

/** A post that does not come along, and why. */
export interface LeftOut {
  head: PostHead
  why: Message
}

export interface PlanOptions {
  table: TermTable
  /** Of posts whose source says no language. */
  language: Locale
  /** The entry that an earlier import made of a post, by the id of the post. */
  slugOf: (id: string) => string | undefined
  /** True for a slug that another entry or a page has. */
  isTaken: (slug: string) => boolean
}

/** Which entries are made of posts: a post and its translations are one. */
export function planEntries(
  heads: readonly PostHead[],
  { table, language, slugOf, isTaken }: PlanOptions,
): { plans: EntryPlan[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const plans: EntryPlan[] = []
  const own = new Set<string>()
  for (const posts of groupTranslations(heads, language, leftOut)) {
    const head = posts[sourceLocale]
    if (!head) {
      for (const one of Object.values(posts)) leftOut.push({ head: one, why: say`it has no text in ${sourceLocale}` })
      continue
    }
    const facts = table.factsOf(head.terms)
    if (!facts) {
      for (const one of Object.values(posts)) leftOut.push({ head: one, why: say`the table of terms leaves it out` })
      continue
    }
    const known = slugOf(head.id)
    const slug = known ?? findSlug(head, (one) => own.has(one) || isTaken(one))
    if (slug === undefined) {
      leftOut.push({ head, why: say`it has neither a title nor a name of which an address could be made` })
      continue
    }
    own.add(slug)
    plans.push({ slug, posts, head, facts: { ...facts, ...head.facts, ...toStatus(head) } })
  }
  return { plans, leftOut }
}

function findSlug({ slug, title, id }: PostHead, isTaken: (slug: string) => boolean): string | undefined {
  const isUsed = (one: string) => isDeviceName(one) || isTaken(one)
  // A name may be that of a file of the old site: bai-1.html.
  return [slug.replace(/\.(?:x?html?|php|aspx?|jsp)$/i, ''), title, id]
    .map((text) => toUniqueSlug(text, isUsed))
    .find((one) => one !== undefined)
}

/** Why a post does not come along. Drafts come as drafts. */
function findReason({ status }: PostHead): Message | undefined {
  if (status === 'private') return say`it is private`
  if (status === 'password') return say`it needs a password`
  return status === 'trash' ? say`it is in the trash` : undefined
}

function groupTranslations(
  heads: readonly PostHead[],
  language: Locale,
  leftOut: LeftOut[],
): Iterable<Partial<Record<Locale, PostHead>>> {
  const groups = new Map<string, Partial<Record<Locale, PostHead>>>()
  for (const head of heads) {
    const locale = head.language === undefined ? language : toLocale(head.language)
    const why =
      findReason(head) ?? (locale ? undefined : say`the site does not have its language, ${head.language ?? ''}`)
    if (why || !locale) {
      if (why) leftOut.push({ head, why })
      continue
    }
    const key = head.translations ?? `post ${head.id}`
    const known = groups.get(key)
    // Two posts of one language are no translations of each other.
    if (known?.[locale]) groups.set(`${key} ${head.id}`, { [locale]: head })
    else groups.set(key, { ...known, [locale]: head })
  }
  return groups.values()
}

function toLocale(language: string): Locale | undefined {
  const [primary] = language.toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === primary)
}

/** The state of an entry, and its moment. What has no moment that exists is a draft. */
function toStatus({ status, publishedAt, modifiedAt }: PostHead): Facts {
  const moment = toContentMoment(publishedAt) ?? toContentMoment(modifiedAt)
  if (status === 'published' && moment !== undefined) return { publishedAt: moment }
  if (status === 'scheduled' && moment !== undefined) return { status: 'scheduled', publishAt: moment }
  return { status: 'draft', ...(moment !== undefined && { publishedAt: moment }) }
}
