import { listed, say, type Message } from '#lib/say/message.ts'
import type { Survey } from './take-survey.ts'

/** As many terms as are listed: a site may have thousands of tags. */
const mostTerms = 40

/** The lines of a survey. */
export function writeSurvey({
  name,
  home,
  posts,
  media,
  statuses,
  languages,
  terms,
  skipped,
  faults,
  losses,
}: Survey): Message[] {
  return [
    ...(name === undefined ? [] : [say`“${name}” (${home ?? ''})`]),
    say`Posts: ${posts} (${toCounts(statuses)}); files: ${media}`,
    say`Languages: ${toCounts(languages, say`not said`)}`,
    ...(terms.size > 0 ? [say`Terms: ${toCounts(terms)}`] : []),
    ...(skipped.size > 0 ? [say`No posts, and left out: ${toCounts(skipped)}`] : []),
    ...losses.flatMap(({ at, title, lost }) => lost.map((says) => say`${at} “${title}”: ${says}`)),
    ...faults.map(({ at, says }) => say`${at} ${says}`),
  ]
}

function toCounts(counts: ReadonlyMap<string, number>, unnamed: Message | string = ''): Message {
  const most = [...counts].toSorted(([, a], [, b]) => b - a)
  const shown = most.slice(0, mostTerms).map(([name, count]) => say`${name === '' ? unnamed : name} ${count}`)
  return most.length > mostTerms ? say`${listed(shown)}, … and ${most.length - mostTerms} more` : listed(shown)
}
