import { sourceLocale } from '#model/locale/locale.ts'
import { findFindings } from './find-findings.ts'
import type { Check } from '#compiler/check/content-check.ts'

/** The rules of disclosure: what is missing can still be added and is an error; a day that has passed is a warning. */
export const checkRules: Check = ({ content, now, report }) => {
  for (const { kind, rule, entry, field, message } of findFindings(content, now)) {
    const said = `${message} (${rule.id}: ${rule.source})`
    if (rule.kind === 'translation') {
      report.error(entry, field, `${said}; write ${rule.language}.md beside ${sourceLocale}.md`)
    }
    if (kind === 'missing-document') report.error(entry, field, `${said}; name it under "attachments"`)
    if (kind === 'late') report.warn(entry, field, said)
  }
}
