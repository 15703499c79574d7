import type { Check } from '#compiler/check/content-check.ts'

/** Warns about jobs past their last day, which no list shows. */
export const checkJobs: Check = ({ checked, today, report }) => {
  for (const entry of checked.entries.jobs) {
    const { validThrough, status } = entry.facts
    if (status === 'withdrawn' || validThrough >= today) continue
    const message = `"validThrough": ${validThrough} is over, and no list shows this job; set a later day, or withdraw it`
    report.warn(entry, ['validThrough'], message)
  }
}
