import { defineCheck, type CheckContext, type SourceText } from '#engine/content/check/content-check.ts'
import { say } from '#lib/say/message.ts'
import { findRealExchange, findRealIndex, sampleIndices } from './indices.ts'

/** Invented figures carry no real index's name, and commentary on them no real exchange's. */
export const checkIndices = defineCheck('indices', 'site', (context) => {
  checkNames(context)
  context.lookAtTexts({ name: 'indices', basis: '', look: (text) => checkText(text, context) })
})

const advice = say`use the illustrative family: ${sampleIndices.join(', ')}`

function checkNames({ checked, report }: CheckContext): void {
  for (const entry of checked.entries.commentary) {
    if (!entry.facts.sample) continue
    for (const [place, { name }] of entry.facts.indices.entries()) {
      const real = findRealIndex(name)
      if (real === undefined) continue
      const message = say`"${`indices.${place}.name`}": ${real} is a real index, but the figures of a sample are invented; ${advice}`
      report.error(entry, ['indices', place, 'name'], message)
    }
  }
}

/** A line with a real index and figures: points, percentages or amounts. Years and names such as VN30 are no figures. */
function checkText({ subject, locale, text }: SourceText, { report }: CheckContext): boolean {
  if (!subject.facts.sample) return false
  const isCommentary = 'collection' in subject && subject.collection === 'commentary'
  for (const line of text().split('\n')) {
    const exchange = isCommentary ? findRealExchange(line) : undefined
    if (exchange !== undefined && /\d/.test(line)) {
      const message = say`Gives invented figures of a real exchange, ${exchange}; name the illustrative one: sàn MH, the MH exchange`
      report.errorAtWords(subject, { locale, words: exchange }, message)
      return true
    }
    const real = findRealIndex(line)
    if (real === undefined || !/\d[.,]\d|\d\s?%|\d\s?(?:điểm|points?)\b/u.test(line)) continue
    const message = say`Gives invented figures with a real index, ${real}; ${advice}`
    report.errorAtWords(subject, { locale, words: real }, message)
    return true
  }
  return false
}
