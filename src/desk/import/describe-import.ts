import { listed, say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { EntryReport, ImportReport } from './import-posts.ts'

/** The lines of one entry: where it comes from, what it lost, what the check refuses. None where all is well. */
export function describeEntry(collection: string, { plan, outcome, lost, refused }: EntryReport): string[] {
  const { at, title } = plan.head
  const found = [
    ...(outcome === 'edited' ? [say`was edited here since it was imported, and stays as it is`] : []),
    ...lost,
    ...refused.map((one) => say`is a draft until this is mended: ${one}`),
  ]
  return found.length === 0
    ? []
    : [`${at} ${title} → ${collection}/${plan.slug}`, ...found.map((one) => `  ${told(one)}`)]
}

/** The lines at the end of an import. */
export function describeImport(
  { leftOut, counts, drafts, redirects, problems }: ImportReport,
  { isDry }: { isDry: boolean },
): Message[] {
  return [
    ...leftOut.map(({ head, why }) => listed([head.at, say`“${head.title}” was left out: ${why}`], ' ')),
    ...problems,
    isDry
      ? say`Would be written: ${counts.new} new entries, ${counts.changed} that the source has changed`
      : say`Written: ${counts.new} new entries, ${counts.changed} that the source has changed`,
    say`Stay as they are: ${counts.same} without a change, ${counts.edited} that were edited here`,
    say`Left out: ${leftOut.length} posts; drafts: ${drafts}; former addresses: ${redirects}`,
  ]
}
