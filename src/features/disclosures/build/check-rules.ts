import { defineCheck } from '#engine/content/check/content-check.ts'
import { hasLostDocument } from '#engine/content/entries/to-is-gone.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'
import { toSourceText } from './rules/legal-source.ts'

/**
 * The rules of disclosure. What is missing is an error; late publication, which nobody can fix, and an unlikely date are
 * warnings.
 */
export const checkRules = defineCheck('disclosure-rules', 'law', ({ content, checked, now, takenDown, report }) => {
  for (const { kind, rule, entry, field, message } of applyDisclosureRules(content, now, {
    checked: checked.entries,
  })) {
    const finding = `${message} (${rule.id}: ${toSourceText(rule.source)})`
    if (rule.kind === 'translation') {
      report.error(entry, field, `${finding}; write ${rule.language}.md beside ${sourceLocale}.md`)
    }
    if (kind === 'missing-document' && !hasLostDocument(entry, takenDown))
      report.error(entry, field, `${finding}; add it under "attachments"`)
    if (kind === 'missing-assurance' || kind === 'missing-explanation') report.error(entry, field, finding)
    if (kind === 'late' || kind === 'holiday') report.warn(entry, field, finding)
  }
})
