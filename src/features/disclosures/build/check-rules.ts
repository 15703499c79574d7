import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import { hasLostDocument } from '#engine/content/entries/to-is-gone.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { type Message, say } from '#lib/say/message.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import type { Finding } from './rules/finding.ts'
import { isAdvice, toSourceText } from './rules/legal-source.ts'
import { dayMs } from './rules/terms.ts'

/**
 * The rules of disclosure. What is missing is an error while its editor can still add it, and the rule was read in the law
 * itself; late publication, which nobody can mend, and an unlikely date are warnings.
 */
export const checkRules = defineCheck('disclosure-rules', 'law', (context) => {
  const { content, checked, now, takenDown, report } = context
  const isFirmKnown = isComplete(context, 'profile')
  for (const finding of applyDisclosureRules(content, now, { checked: checked.entries })) {
    const { kind, rule, entry, field, message } = finding
    if (kind === 'expiring') continue
    // Of an invalid profile nothing is known: the terms of a firm with subsidiaries are longer.
    if (rule.kind === 'deadline' && !isFirmKnown) continue
    if (kind === 'missing-document' && hasLostDocument(entry, takenDown)) continue
    const isError = kind.startsWith('missing-') && isMendable(context, finding) && !isAdvice(rule.source)
    const source = `${rule.id}: ${toSourceText(rule.source)}`
    const sourced = isAdvice(rule.source) ? say`${message} (advice; ${source})` : say`${message} (${source})`
    const remedy = toRemedy(finding)
    const text = remedy ? say`${sourced}; ${remedy}` : sourced
    report[isError ? 'error' : 'warn'](entry, field, text)
  }
})

/** How long a time that nobody wrote down can still be found out. */
const memoryDays = 90

/** The facts of what is recorded as disclosed must not change any more; a text beside them can still be added. */
function isMendable(context: CheckContext, { entry, kind, field }: Finding): boolean {
  const age = context.now.getTime() - Date.parse(entry.facts.publishedAt)
  if (kind === 'missing-date' && age > memoryDays * dayMs) return false
  return !isDisclosed(context, entry) || (kind === 'missing-translation' && field.length === 0)
}

function isDisclosed({ archive }: CheckContext, { collection, slug }: Entry): boolean {
  return archive?.lock.has(`${collection}/${slug}`) === true
}

function toRemedy({ kind, rule, field }: Finding): Message | undefined {
  if (kind === 'missing-translation' && rule.kind === 'translation')
    return field.length === 0
      ? say`write ${rule.language}.md beside ${sourceLocale}.md`
      : say`add it under "attachments" with \`language: ${rule.language}\``
  if (kind === 'missing-document') return say`add it under "attachments"`
  if (kind === 'missing-date' && rule.kind === 'dated') return say`write \`${rule.field}\``
  return undefined
}
