import * as v from 'valibot'
import { dateField, exampleMoment, instantField } from '#engine/model/entries/fields.ts'
import { ProgramError } from '#lib/program-error.ts'
import { typed } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'

// Changes of single fields of an `entry.yaml`, as text: comments, quotes and the order of its other lines stay as their writer left them.

/** Facts that are published at a moment: neither a draft nor scheduled. @param moment with its offset: `2026-11-28T16:40+07:00` */
export function stampFacts(facts: string, moment: string): string {
  const released = facts.replace(/^status:[ \t]*["']?(?:draft|scheduled|published)["']?[ \t]*(?:#[^\n]*)?\n?/gm, '')
  const field = `publishedAt: ${moment}`
  const replaced = withoutField(released, 'publishAt')
  return /^publishedAt:/m.test(replaced) ? replaced.replace(/^publishedAt:[^\n]*/m, field) : withLines(replaced, field)
}

/** Facts of an entry that has appeared at its time: as if it had been published then, because whatever becomes of it later is not scheduled. */
function asAppeared(facts: string, now: string): string {
  const at = /^publishAt:[ \t]*["']?([^\n#"']*)/m.exec(facts)?.[1]?.trim() ?? ''
  const status = /^status:[ \t]*["']?scheduled["']?[ \t]*(?:#[^\n]*)?(?:\n|$)/m
  if (!status.test(facts) || !(Date.parse(at) <= Date.parse(now))) return facts
  return facts.replace(status, '').replace(/^publishAt:/m, 'publishedAt:')
}

/** True if readers have been told of an entry: it is neither a draft nor scheduled for later. */
export function isPublic(facts: string, now: string): boolean {
  return !/^status:[ \t]*["']?(?:draft|scheduled)/m.test(asAppeared(facts, now))
}

/** Facts that are withdrawn at a moment, with a reason in each language. */
export function withdrawFacts(given: string, at: string, reason: Readonly<Record<string, string>>): string {
  if (/^withdrawal:/m.test(given)) throw new ProgramError(say`It is withdrawn already`)
  const facts = asAppeared(given, at)
  const reasons = Object.entries(reason).map(([locale, text]) => `    ${locale}: ${JSON.stringify(text)}`)
  const lines = ['status: withdrawn', 'withdrawal:', `  at: ${at}`, '  reason:', ...reasons]
  return withLines(withoutField(facts, 'status'), ...lines)
}

/**
 * Facts of a meeting that is cancelled at a moment, also after the one at which it was to open: what kept it from opening is announced then.
 * @throws {ProgramError} where it was held, and where nobody has been told of it
 */
export function cancelFacts(given: string, at: string, reason: Readonly<Record<string, string>>): string {
  if (/^withdrawal:/m.test(given)) throw new ProgramError(say`It is cancelled already`)
  if (/^(?:results|closedAt):/m.test(given)) {
    throw new ProgramError(say`The meeting was held: it has "results" or "closedAt", and cannot be cancelled any more`)
  }
  if (!isPublic(given, at)) {
    throw new ProgramError(
      say`The meeting was not published yet, so that there is nothing to cancel: delete its folder`,
    )
  }
  // What is said of them once it is published.
  for (const field of ['opensAt', 'recordDate']) readField(given, field)
  return withdrawFacts(given, at, reason)
}

/** Facts without fields, each with all lines that belong to it. */
export function withoutFields(facts: string, names: readonly string[]): string {
  return names.reduce(withoutField, facts)
}

function withoutField(facts: string, name: string): string {
  return facts.replace(new RegExp(`^${name}:[^\\n]*\\n?(?:[ \\t]+[^\\n]*\\n?|-[^\\n]*\\n?|\\n(?=[ \\t]))*`, 'm'), '')
}

/** Facts with further lines at their end. */
export function withLines(facts: string, ...lines: readonly string[]): string {
  return `${facts.replace(/\n*$/, '')}\n${lines.join('\n')}\n`.replace(/^\n/, '')
}

interface NewDates {
  opensAt: string
  recordDate?: string | undefined
  announcedAt: string
  reason: Readonly<Record<string, string>>
}

/**
 * Facts of a meeting with other dates, and with those before among its `rescheduled`.
 * @throws {ProgramError} where it has none, has opened, is cancelled or not public yet, and where the new ones are no dates or are past
 */
export function postponeFacts(given: string, { opensAt, recordDate, announcedAt, reason }: NewDates): string {
  if (/^withdrawal:/m.test(given)) {
    throw new ProgramError(
      say`The meeting is cancelled, and cannot be moved any more. One that takes place after all is an entry of its own`,
    )
  }
  if (!isPublic(given, announcedAt)) {
    throw new ProgramError(
      say`The meeting was not published yet, so that nobody knows a date of it: write the new ones into its entry.yaml`,
    )
  }
  const facts = asAppeared(given, announcedAt)
  const before = { opensAt: readField(facts, 'opensAt'), recordDate: readField(facts, 'recordDate') }
  checkDates({ opensAt, recordDate, announcedAt }, before)
  const item = [
    `  - opensAt: ${before.opensAt}`,
    `    recordDate: ${before.recordDate}`,
    `    announcedAt: ${announcedAt}`,
    '    reason:',
    ...Object.entries(reason).map(([locale, text]) => `      ${locale}: ${JSON.stringify(text)}`),
  ]
  const moved = facts
    .replace(/^opensAt:[^\n]*/m, () => `opensAt: ${opensAt}`)
    .replace(/^recordDate:[^\n]*/m, () => `recordDate: ${recordDate ?? before.recordDate}`)
  const known = /^rescheduled:[ \t]*\n(?:(?:[ \t]+[^\n]*)?\n|(?:[ \t]+[^\n]*)$)*/m.exec(moved)
  if (!known) return withLines(moved, 'rescheduled:', ...item)
  const end = known.index + known[0].trimEnd().length
  return `${moved.slice(0, end)}\n${item.join('\n')}${moved.slice(end)}`
}

/** The dates of a meeting before it was moved last, as `postponeFacts` writes them. */
export function readFormerDates(facts: string): { opensAt: string; recordDate: string } | undefined {
  const items = Array.from(facts.matchAll(/^ {2}- opensAt: (.+)\n {4}recordDate: (.+)$/gm))
  const [, opensAt, recordDate] = items.at(-1) ?? []
  return opensAt === undefined || recordDate === undefined ? undefined : { opensAt, recordDate }
}

function checkDates(
  { opensAt, recordDate, announcedAt }: Omit<NewDates, 'reason'>,
  before: { opensAt: string; recordDate: string },
): void {
  if (!v.is(instantField, opensAt)) {
    const example = typed(exampleMoment)
    throw new ProgramError(
      say`--opens-at ${typed(opensAt)}: write a date and time that exist, with the offset: ${example}`,
    )
  }
  if (recordDate !== undefined && !v.is(dateField, recordDate)) {
    throw new ProgramError(say`--record-date ${typed(recordDate)}: write a day that exists: ${typed('2026-12-01')}`)
  }
  const now = Date.parse(announcedAt)
  if (Date.parse(before.opensAt) <= now) {
    throw new ProgramError(
      say`The meeting has opened, ${before.opensAt}: it cannot be moved any more; disclose what came of it`,
    )
  }
  if (Date.parse(opensAt) <= now)
    throw new ProgramError(say`--opens-at ${typed(opensAt)} is past: it is ${announcedAt} now`)
  const today = announcedAt.slice(0, 10)
  if (recordDate !== undefined && recordDate !== before.recordDate && recordDate < today)
    throw new ProgramError(
      say`--record-date ${typed(recordDate)} is past: it is ${announcedAt} now. Write a day from today on, or leave it out: the record date stays ${before.recordDate}`,
    )
  if (opensAt === before.opensAt)
    throw new ProgramError(say`--opens-at ${typed(opensAt)}: the meeting opens then already`)
}

/** A field of one line. */
export function readField(facts: string, name: string): string {
  const value = new RegExp(`^${name}:[ \\t]*([^\\n#]*)`, 'm').exec(facts)?.[1]?.trim()
  if (!value)
    throw new ProgramError(
      say`entry.yaml has no line "${name}: …"; only a meeting with a date can be moved or cancelled`,
    )
  return value
}
