import type { Check } from '#compiler/check/content-check.ts'

/** A job that can no longer be applied for is in no list; its editor is to know. */
export const checkJobs: Check = ({ content, today, report }) => {
  for (const entry of content.entries.jobs) {
    const { validThrough, status } = entry.facts
    if (status === 'withdrawn' || validThrough >= today) continue
    const message = `"validThrough": ${validThrough} is over, no list shows this job; set a later day, or withdraw it`
    report.warn(entry, ['validThrough'], message)
  }
}
