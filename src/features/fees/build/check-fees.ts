import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { compareTerms, findOverlaps } from '#engine/model/entries/find-overlaps.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { computeFee } from '../calculation/compute-fee.ts'
import { feeChannels, feeProducts } from '../collection.ts'
import { checkLegalCaps } from './check-legal-caps.ts'

type Schedule = Entry<'fees'>
type Row = Schedule['facts']['rows'][number]
type Context = Pick<CheckContext, 'invalid' | 'report' | 'today'>

/**
 * Schedules must cover every amount, stay below legal caps, and have examples that are right; a product has at most one
 * schedule on a day.
 */
export const checkFees = defineCheck('fees', 'site', (context) => {
  const { content } = context
  const schedules = content.entries.fees.filter(({ facts }) => facts.status !== 'withdrawn')
  for (const schedule of schedules) {
    checkTiers(schedule, context)
    checkLegalCaps(schedule, context)
    checkExamples(schedule, context)
  }
  for (const product of feeProducts) {
    checkVersions(
      schedules.filter(({ facts }) => facts.product === product),
      context,
    )
  }
})

/** The tiers of a channel must begin at 0, must have no gaps or overlaps, and the last one must have no end. */
function checkTiers(schedule: Schedule, { report }: Context): void {
  const { rows } = schedule.facts
  for (const channel of feeChannels) {
    const tiers = rows
      .map((row, index) => ({ ...row.tier, index, row }))
      .filter(({ row }) => row.channel === channel)
      .toSorted((a, b) => compare(a.from, b.from))
    for (const [place, tier] of tiers.entries()) {
      const error = (end: 'from' | 'to', message: Message) =>
        report.error(
          schedule,
          ['rows', tier.index, 'tier', end],
          say`"${`rows.${tier.index}.tier.${end}`}": ${message}`,
        )
      const { from, to } = tier
      const before = tiers[place - 1]
      const isLast = place === tiers.length - 1
      if (to !== undefined && compare(to, from) <= 0) error('to', say`Must be above from, ${from}`)
      if (!before && from !== '0') error('from', say`The lowest tier of ${channel} must begin at "0", not at ${from}`)
      if (before?.to !== undefined && compare(from, before.to) > 0) {
        error('from', say`Leaves a gap in ${channel}: the previous tier ends at ${before.to}; write "${before.to}"`)
      }
      if (before && (before.to === undefined || compare(from, before.to) < 0)) {
        const end = before.to === undefined ? say`has no end` : say`ends at ${before.to}`
        error(
          'from',
          say`Overlaps in ${channel} with rows.${String(before.index)}, which begins at ${figure(before.from)} and ${end}`,
        )
      }
      if (isLast && to !== undefined) error('to', say`The highest tier of ${channel} must have no end; remove "to"`)
    }
  }
  if (rows.some(isForAll) && !rows.every(isForAll)) {
    const index = rows.findIndex((row) => !isForAll(row))
    const message = say`"${`rows.${index}.channel`}": Other rows are for all channels (tat-ca); name a channel in every row, or in none`
    report.error(schedule, ['rows', index, 'channel'], message)
  }
}

/** Each example must follow from the rows. */
function checkExamples(schedule: Schedule, { report }: Context): void {
  const { rows, examples } = schedule.facts
  for (const [index, example] of examples.entries()) {
    const error = (field: 'channel' | 'days' | 'fee', message: Message) =>
      report.error(schedule, ['examples', index, field], say`"${`examples.${index}.${field}`}": ${message}`)
    const found = computeFee(rows, example)
    if (!found) {
      const channels = [...new Set(rows.map(({ channel }) => channel))].join(', ')
      error(
        'channel',
        say`No row has a fee for ${figure(example.amount)} through ${example.channel}; the channels are ${channels}`,
      )
      continue
    }
    const { rate } = found.row
    const isTimed = rate.type === 'percent' && rate.period !== undefined
    if (isTimed && example.days === undefined) error('days', say`Is missing: the rate has a period`)
    else if (!isTimed && example.days !== undefined) error('days', say`Is only for rates with a period`)
    else if (found.fee !== example.fee) {
      error(
        'fee',
        say`Must be "${found.fee}" according to rows.${String(rows.indexOf(found.row))}, not "${example.fee}"`,
      )
    }
  }
}

/** A product must not have two schedules in force on a day; a product with schedules should have one today. */
function checkVersions(schedules: readonly Schedule[], { invalid, report, today }: Context): void {
  for (const { entry, before, remedy } of findOverlaps(schedules)) {
    const { product, effectiveFrom } = entry.facts
    const end = before.facts.effectiveTo ? say`to ${before.facts.effectiveTo}` : say`without an end`
    const message = say`Two schedules of ${product} are in force on ${effectiveFrom}: fees/${before.slug} (from ${before.facts.effectiveFrom} ${end}) and fees/${entry.slug}; ${remedy}`
    report.error(entry, ['effectiveFrom'], say`"effectiveFrom": ${message}`)
  }
  const newest = schedules.toSorted(compareTerms).at(-1)
  if (newest && isComplete({ invalid }, 'fees') && !schedules.some(({ isListed }) => isListed)) {
    report.warn(newest, ['effectiveFrom'], say`No schedule of ${newest.facts.product} is in force today, ${today}`)
  }
}

function isForAll({ channel }: Row): boolean {
  return channel === 'tat-ca'
}

function compare(a: string, b: string): number {
  return BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0
}
