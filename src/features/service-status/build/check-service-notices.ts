import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { say } from '#lib/say/message.ts'
import { toPhase } from '../notice-phase.ts'
import { toTimes } from './to-times.ts'

type Notice = Entry<'service-notices'>

/** Checks the course that a notice states, and that no other states the same. */
export const checkServiceNotices = defineCheck('service-notices', 'site', (context) => {
  const listed = context.checked.entries['service-notices'].filter(({ facts }) => facts.status !== 'withdrawn')
  for (const notice of listed) {
    checkStart(notice, context)
    checkUpdates(notice, context)
    checkLanguages(notice, context)
    checkEnd(notice, context)
    checkOverlap(notice, context)
  }
  checkConfirmation(context)
})

/** Nobody knows of a failure before it: a wrong day or hour would keep it out of the band. */
function checkStart(notice: Notice, { report, now }: CheckContext): void {
  const { kind, startsAt, publishedAt } = notice.facts
  if (kind === 'bao-tri' || Date.parse(startsAt) <= Math.max(now.getTime(), Date.parse(publishedAt))) return
  report.error(
    notice,
    ['startsAt'],
    say`"startsAt": Is still to come; what is planned has "kind: bao-tri" and "endsAt"`,
  )
}

function checkUpdates(notice: Notice, { report, now }: CheckContext): void {
  const { kind, startsAt, resolvedAt, updates } = notice.facts
  for (const [index, { at }] of updates.entries()) {
    const field = ['updates', index, 'at']
    // Planned work may be spoken of, or moved, before it begins.
    if (kind !== 'bao-tri' && at < startsAt) {
      report.error(notice, field, say`"${field.join('.')}": Must not be before startsAt, ${startsAt}`)
    }
    if (resolvedAt !== undefined && at > resolvedAt) {
      report.error(notice, field, say`"${field.join('.')}": Must not be after resolvedAt, ${resolvedAt}`)
    }
    if (Date.parse(at) > now.getTime()) report.error(notice, field, say`"${field.join('.')}": Is still to come`)
  }
  if (resolvedAt !== undefined && Date.parse(resolvedAt) > now.getTime()) {
    report.error(
      notice,
      ['resolvedAt'],
      say`"resolvedAt": Is still to come; say when it is expected to end in "endsAt"`,
    )
  }
}

/** Whoever reads either language has the same trouble. */
function checkLanguages(notice: Notice, { report }: CheckContext): void {
  const missing = locales.filter((locale) => !notice.texts[locale])
  for (const locale of missing) report.error(notice, [], say`Has no text in ${locale}: every notice needs one`)
}

/** A notice that is not over, of which nothing is said any more. */
function checkEnd(notice: Notice, { report, now }: CheckContext): void {
  const times = toTimes(notice.facts)
  const phase = toPhase(times, now)
  if (phase !== 'quiet' && phase !== 'forgotten') return
  report.warn(
    notice,
    notice.facts.updates.length > 0 ? ['updates'] : ['startsAt'],
    say`Nothing has been said of it for a day: add an update, or say in "resolvedAt" when it was over`,
  )
}

/** Two notices of one kind on one service at one time are one. */
function checkOverlap(notice: Notice, { content, report }: CheckContext): void {
  const { facts, slug } = notice
  const other = content.entries['service-notices'].find(
    (one) =>
      one.slug < slug &&
      one.facts.status !== 'withdrawn' &&
      one.facts.kind === facts.kind &&
      one.facts.services.some((service) => facts.services.includes(service)) &&
      one.facts.startsAt < toEnd(facts) &&
      facts.startsAt < toEnd(one.facts),
  )
  if (!other) return
  report.warn(
    notice,
    ['startsAt'],
    say`Is at the same time as service-notices/${other.slug}, of the same kind and for the same service: make them one`,
  )
}

function toEnd({ endsAt, resolvedAt }: Notice['facts']): string {
  return resolvedAt ?? endsAt ?? '9999'
}

function checkConfirmation({ checked, report, now }: CheckContext): void {
  const page = checked.pages.get(toHref('/ho-tro/tinh-trang-dich-vu'))
  const at = page?.facts.servicesConfirmedAt
  if (page && at !== undefined && Date.parse(at) > now.getTime()) {
    report.error(page, ['servicesConfirmedAt'], say`"servicesConfirmedAt": Is still to come`)
  }
}
