import { say, type Message } from '#lib/say/message.ts'
import type { EntryReport, ImportReport } from '../import-posts.ts'

/** The lines of one entry: where it comes from, what it lost, what the check refuses. None where all is well. */
export function describeEntry(collection: string, { plan, outcome, lost, refused }: EntryReport): Message[] {
  const name = `${collection}/${plan.slug}`
  const lines = [
    ...(outcome === 'edited' ? [say`  was edited here since it was imported, and stays as it is`] : []),
    ...lost.map((one) => say`  ${one}`),
    ...refused.map((one) => say`  is a draft until this is mended: ${one}`),
  ]
  return lines.length === 0 ? [] : [say`${plan.head.at} ${plan.head.title} → ${name}`, ...lines]
}

/** The lines at the end of an import. */
export function describeImport(
  { leftOut, counts, drafts, redirects, problems }: ImportReport,
  { isDry }: { isDry: boolean },
): Message[] {
  return [
    ...leftOut.map(({ head, why }) => say`${head.at} ${head.title}: left out, because it ${why}`),
    ...problems,
    isDry
      ? say`Would be written: ${counts.new} new entries, ${counts.changed} that the source has changed`
      : say`Written: ${counts.new} new entries, ${counts.changed} that the source has changed`,
    say`Stay as they are: ${counts.same} without a change, ${counts.edited} that were edited here`,
    say`Left out: ${leftOut.length} posts; drafts: ${drafts}; former addresses: ${redirects}`,
  ]
}
