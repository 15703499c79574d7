import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { isSameDecimal } from '#lib/numbers/decimal.ts'
import { ascending } from '#lib/order.ts'
import { figure } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'

type Commentary = Entry<'commentary'>
type Row = Commentary['facts']['indices'][number]

/** Commentary on one close gives the same figures, and the close after a commentary is that of the session it was about. */
export const checkCloses = defineCheck('market-closes', 'site', (context) => {
  const oldestFirst = context.content.entries.commentary
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .toSorted((a, b) => ascending(a.facts.publishedAt, b.facts.publishedAt))
  const closes = new Map<string, { entry: Commentary; close: string }>()
  checkTables(oldestFirst, closes, context)
  const sessions = new Map(oldestFirst.toReversed().map((entry) => [entry.facts.indicesOf, entry]))
  for (const entry of oldestFirst) checkCloseAfter(entry, { closes, sessions }, context)
})

type Closes = Map<string, { entry: Commentary; close: string }>

function checkTables(entries: readonly Commentary[], closes: Closes, { report }: CheckContext): void {
  const rows = new Map<string, { entry: Commentary; row: Row }>()
  for (const entry of entries) {
    const { indices, indicesOf } = entry.facts
    for (const [place, row] of indices.entries()) {
      const key = `${indicesOf} ${row.name}`
      const first = rows.get(key)
      if (!first) {
        rows.set(key, { entry, row })
        closes.set(key, { entry, close: row.close })
        continue
      }
      const field = figures.find((name) => !isSameDecimal(first.row[name], row[name]))
      if (field === undefined) continue
      const message = say`"${`indices.${place}.${field}`}": commentary/${first.entry.slug} gives ${figure(first.row[field])} for the same close, ${indicesOf}`
      report.error(entry, ['indices', place, field], message)
    }
  }
}

const figures = ['close', 'change', 'changePercent', 'volume', 'value'] as const

interface Known {
  closes: Closes
  /** The days of which there are figures, each with the commentary that gave them first. */
  sessions: ReadonlyMap<string, Commentary>
}

function checkCloseAfter(entry: Commentary, { closes, sessions }: Known, { today, report }: CheckContext): void {
  const { closeAfter, sessionDate, indices } = entry.facts
  const [leading] = indices
  if (!closeAfter || !leading) return
  const { date, close } = closeAfter
  if (date > today)
    report.error(entry, ['closeAfter', 'date'], say`"closeAfter.date": Must not be after today, ${today}`)
  for (const [day, { slug }] of sessions) {
    if (day <= sessionDate || day >= date) continue
    const message = say`"closeAfter.date": Must be the first session after ${sessionDate}, but commentary/${slug} has figures of ${day}`
    report.error(entry, ['closeAfter', 'date'], message)
    break
  }
  const key = `${date} ${leading.name}`
  const known = closes.get(key)
  if (!known) closes.set(key, { entry, close })
  else if (!isSameDecimal(known.close, close)) {
    const message = say`"closeAfter.close": commentary/${known.entry.slug} gives ${figure(known.close)} for the same close, ${date}`
    report.error(entry, ['closeAfter', 'close'], message)
  }
}
