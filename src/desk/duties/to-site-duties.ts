import { dutyGroups, type DutyText } from '#engine/model/config/preview.ts'
import type { SiteDuty, ToDuties } from '#engine/model/config/site-duties.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import { mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import type { Duty } from '#features/disclosures/build/duties/duty.ts'
import { toDuties } from '#features/disclosures/build/duties/to-duties.ts'
import { groupDuties } from './group-duties.ts'
import type { DutyTexts } from './texts/duty-texts.ts'
import { en } from './texts/en.ts'
import { vi } from './texts/vi.ts'
import { toBeginning } from './to-beginning.ts'

const texts: Readonly<Record<Locale, DutyTexts>> = { vi, en }

/** How many days duties that were done in time stay in the preview. */
const doneDays = 60

/** The calendar of duties for the preview: each with the entry that fulfils it, or with what begins one. */
export const toSiteDuties: ToDuties = ({ published, all }, now) => {
  /** Those that an entry fulfils which is not published yet. */
  const begun = new Map(toDuties(all, now).map(({ id, doneBy }) => [id, doneBy]))
  const groups = groupDuties(toDuties(published, now))
  groups.done = groups.done.filter(({ daysLeft }) => daysLeft >= -doneDays)
  return dutyGroups.flatMap((group) =>
    groups[group].map((duty): SiteDuty => {
      const entry = duty.doneBy ?? begun.get(duty.id)
      const isOpen = !entry && duty.state !== 'missed'
      return {
        id: `${duty.id} ${duty.rule}`,
        group,
        due: duty.due,
        texts: mapLocales((locale) => toText(duty, all, locale)),
        folder: entry && `${entry.collection}/${entry.slug}`,
        beginning: isOpen ? toBeginning(duty.subject, published) : undefined,
      }
    }),
  )
}

function toText(duty: Duty, content: Content, locale: Locale): DutyText {
  const words = texts[locale]
  const { source, term, from, holder, isAdvice, filingDay, doneBy } = duty
  const advice = isAdvice && source !== 'editors' ? ` (${words.advice})` : ''
  const law = source === 'editors' ? words.editors : words.source(source) + advice
  return {
    title: toTitle(duty, content, locale),
    details: [
      [words.holder[holder], words.term(term, from), law].join(' · '),
      ...(filingDay !== undefined && !doneBy ? [words.filing(filingDay)] : []),
    ],
  }
}

function toTitle({ subject }: Duty, { entries }: Content, locale: Locale): string {
  const words = texts[locale]
  const titleOf = (
    collection: 'meetings' | Extract<Duty['subject'], { kind: 'event' }>['collection'],
    slug: string,
  ) => {
    const entry = entries[collection].find((one) => one.slug === slug)
    return entry ? pickText(entry.texts, locale).title : slug
  }
  switch (subject.kind) {
    case 'report':
      return words.report(subject)
    case 'paper':
      return words.paper(subject.paper.text, titleOf('meetings', subject.meeting))
    case 'annual-meeting':
      return words.annualMeeting(subject.year)
    case 'event':
      return titleOf(subject.collection, subject.slug)
  }
}
