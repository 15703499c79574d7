import { defineCheck, isComplete, type CheckContext, type ContentObject } from '#engine/content/check/content-check.ts'
import { findContacts, type Mention } from '#engine/content/mentions/find-mentions.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import { isImported } from '#engine/content/wording/is-as-written.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { type Message, say } from '#lib/say/message.ts'
import { findHoursProblem } from './find-hours-problem.ts'

/**
 * Telephone numbers, email addresses and opening hours in texts must be those of the profile and of the offices. A disclosure that is
 * recorded is left out: it said what was so on its day, and can no longer be changed. Until then it still can, unless it is urgent. What was
 * imported is left out too: it says what was so on its day.
 */
export const checkContacts = defineCheck('contacts', 'site', (context) => {
  const { site, content, checked } = context
  const [profile] = content.entries.profile
  if (!profile || !isComplete(context, 'profile') || !isComplete(context, 'offices')) return
  const known = toKnown(profile, content.entries.offices)
  for (const page of checked.pages.values()) checkTexts(page, { context, known, hasHours: true })
  for (const collection of site.names) {
    const { isArchived } = site.collections[collection]
    const entries: readonly Entry[] = checked.entries[collection]
    for (const entry of entries) {
      if (isArchived) {
        if (isUnrecorded(entry, context)) checkTexts(entry, { context, known, hasHours: false })
        continue
      }
      checkTexts(entry, { context, known, hasHours: statesHours(entry, context) })
    }
  }
  for (const draft of context.drafts) checkTexts(draft, { context, known, hasHours: false })
})

/** True if an archive is kept and nothing of an entry is in it: nobody has read the entry yet. */
function isUnrecorded({ collection, slug }: Entry, { archive }: CheckContext): boolean {
  return archive !== undefined && !archive.lock.has(`${collection}/${slug}`)
}

interface Known {
  phone: ReadonlySet<string>
  email: ReadonlySet<string>
}

function toKnown({ facts }: Entry<'profile'>, offices: readonly Entry<'offices'>[]): Known {
  const { contact, desks, registration } = facts
  const places = offices.filter(({ isListed }) => isListed).map((office) => office.facts)
  // A tax code looks like a number to dial.
  const codes = [...findContacts(`${registration.number} ${registration.taxCode}`)]
  return {
    phone: new Set([
      contact.phone,
      ...desks.map(({ phone }) => phone),
      ...places.flatMap(({ phones }) => phones),
      ...codes.map(({ value }) => value),
    ]),
    email: new Set([contact, ...desks, ...places].flatMap(({ email }) => email?.toLowerCase() ?? [])),
  }
}

/**
 * True if the hours in a text are said to be so today. News and press releases speak of their day, and an announcement of the
 * time from its first day to its last, or until another replaces it.
 */
function statesHours(entry: Entry, { content, today }: CheckContext): boolean {
  if (entry.collection === 'news' || entry.collection === 'press-releases') return false
  if (entry.collection !== 'announcements') return true
  const { effectiveFrom, expiresAt } = entry.facts
  const isReplaced = content.entries.announcements.some(({ facts }) => facts.supersedes === entry.slug)
  return effectiveFrom <= today && expiresAt === undefined && entry.isListed && !isReplaced
}

interface TextContext {
  context: CheckContext
  known: Known
  hasHours: boolean
}

function checkTexts(subject: ContentObject, { context, known, hasHours }: TextContext): void {
  if (isImported(subject.facts)) return
  const mentions = context.mentionsOf(subject)
  if (mentions.length === 0) return
  // The facts may name a contact of their own, as those of a press release do.
  const ofEntry = new Set([...findContacts(JSON.stringify(subject.facts))].map(({ value }) => value))
  for (const mention of mentions) {
    const problem =
      mention.kind === 'hours'
        ? hasHours && findHoursProblem(mention, context.content.entries.offices)
        : !known[mention.kind].has(mention.value) && !ofEntry.has(mention.value) && describeUnknown(mention, known)
    if (!problem) continue
    if (isUrgent(subject, context)) context.report.warn(subject, [], problem)
    else context.report.errorInText(subject, { locale: mention.locale, at: mention }, problem)
  }
}

/** True if an entry is disclosed now, and cannot wait until its text is mended. */
function isUrgent(subject: ContentObject, { archive }: CheckContext): boolean {
  if (archive?.isUrgent !== true || !('slug' in subject)) return false
  return archive.recording === `${subject.collection}/${subject.slug}`
}

function describeUnknown({ kind, text, value }: Mention & { kind: keyof Known }, known: Known): Message {
  const nearest = didYouMean(value, [...known[kind]])
  const unknown =
    kind === 'phone'
      ? say`The telephone number ${text} is none of the profile or of an office.`
      : say`The email address ${text} is none of the profile or of an office.`
  return say`${unknown}${nearest} Better link to the page that shows it, such as /ho-tro/lien-he; for others, to their website; an example is written in backticks`
}
