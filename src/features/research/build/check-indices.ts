import type { Check, CheckContext } from '#compiler/check/content-check.ts'
import type { Entry } from '#features/content.ts'
import { isSameDecimal } from '#lib/numbers/decimal.ts'
import { findRealIndex, sampleIndices } from '#model/vocabulary/indices.ts'
import { textsOf, type SourceText } from './texts-of.ts'

/** Invented figures carry no real index's name, and commentary on one close gives the same figures. */
export const checkIndices: Check = (context) => {
  checkNames(context)
  checkCloses(context)
  for (const one of textsOf(context)) if (one.subject.facts.sample) checkText(one, context)
}

const advice = `use the illustrative family: ${sampleIndices.join(', ')}`

function checkNames({ checked, report }: CheckContext): void {
  for (const entry of checked.entries.commentary) {
    if (!entry.facts.sample) continue
    for (const [place, { name }] of entry.facts.indices.entries()) {
      const real = findRealIndex(name)
      if (real === undefined) continue
      const message = `"indices.${place}.name": ${real} is a real index, but the figures of a sample are invented; ${advice}`
      report.error(entry, ['indices', place, 'name'], message)
    }
  }
}

/** A line with a real index and figures: points, percentages or amounts. Years and names such as VN30 are no figures. */
function checkText({ subject, locale, text }: SourceText, { report }: CheckContext): void {
  for (const line of text.split('\n')) {
    const real = findRealIndex(line)
    if (real === undefined || !/\d[.,]\d|\d\s?%|\d\s?(?:điểm|points?)\b/u.test(line)) continue
    const message = `Gives invented figures with a real index, ${real}; ${advice}`
    report.errorAtWords(subject, { locale, words: real }, message)
    return
  }
}

type Row = Entry<'commentary'>['facts']['indices'][number]

function checkCloses({ content, report }: CheckContext): void {
  const closes = new Map<string, { entry: Entry<'commentary'>; row: Row }>()
  const oldestFirst = content.entries.commentary
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .toSorted((a, b) => (a.facts.publishedAt < b.facts.publishedAt ? -1 : 1))
  for (const entry of oldestFirst) {
    const { indices, indicesOf } = entry.facts
    for (const [place, row] of indices.entries()) {
      const key = `${indicesOf} ${row.name}`
      const first = closes.get(key)
      if (!first) closes.set(key, { entry, row })
      else {
        const field = figures.find((name) => !isSameDecimal(first.row[name], row[name]))
        if (field === undefined) continue
        const message = `"indices.${place}.${field}": commentary/${first.entry.slug} gives ${first.row[field]} for the same close, ${indicesOf}`
        report.error(entry, ['indices', place, field], message)
      }
    }
  }
}

const figures = ['close', 'change', 'changePercent', 'volume', 'value'] as const
