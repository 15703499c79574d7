import type { Check } from '#compiler/check/content-check.ts'
import { sourceLocale } from '#model/locale/locale.ts'
import { applyDisclosureRules } from './apply-disclosure-rules.ts'

/** The rules of disclosure. Missing texts and documents are errors; late publication, which nobody can fix, is a warning. */
export const checkRules: Check = ({ content, checked, now, report }) => {
  for (const { kind, rule, entry, field, message } of applyDisclosureRules(content, now, {
    checked: checked.entries,
  })) {
    const finding = `${message} (${rule.id}: ${rule.source})`
    if (rule.kind === 'translation') {
      report.error(entry, field, `${finding}; write ${rule.language}.md beside ${sourceLocale}.md`)
    }
    if (kind === 'missing-document') report.error(entry, field, `${finding}; add it under "attachments"`)
    if (kind === 'late') report.warn(entry, field, finding)
  }
}
