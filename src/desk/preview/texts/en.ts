import type { DutyGroup } from '#engine/model/config/preview.ts'
import type { PreviewTexts } from './preview-texts.ts'
import type { TimeLeft } from './to-time-left.ts'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const groups: Readonly<Record<DutyGroup, string>> = {
  overdue: 'Overdue',
  due: 'Coming up',
  late: 'Late in the past year',
  done: 'Recently on time',
}

function toLength({ days, hours }: TimeLeft): string {
  const parts = [
    ...(days > 0 ? [count(days, 'day')] : []),
    ...(hours !== undefined && hours > 0 ? [count(hours, 'hour')] : []),
  ]
  return parts.length > 0 ? parts.join(' ') : count(0, 'hour')
}

const names = new Intl.DisplayNames('en', { type: 'language' })

export const en: PreviewTexts = {
  preview: 'Preview',
  draft: 'Draft',
  scheduled: 'Scheduled',
  draftHint: 'Not published: this page is not on the site.',
  appearsAt: (moment) => `Appears on the site on ${moment}.`,
  seeThen: 'See the site at that time',
  now: (moment) => `Now: ${moment}`,
  asOf: (moment) => `As at: ${moment}`,
  toPresent: 'Back to the present',
  moment: 'See the site as at',
  momentHint: 'In the time zone of the site.',
  show: 'Show',
  unpublished: (number) => `${number} unpublished`,
  noneUnpublished: 'Everything is published at this time.',
  showAll: 'Show in lists too',
  hideAll: 'Hide from lists',
  allHint: 'Lists include what is not published yet.',
  errors: (number) => count(number, 'error'),
  noErrors: 'There are no errors.',
  lost: (number) => (number === 1 ? '1 address would be lost' : `${number} addresses would be lost`),
  warnings: (number) => count(number, 'warning'),
  advice: (number) => count(number, 'suggestion'),
  earlier: 'The page shows the latest version without errors.',
  atEntry: 'Open the page',
  sideBySide: (labels) => `${labels} side by side`,
  oneLanguage: 'One language',
  frame: (locale) => `The page in ${names.of(locale)}`,
  problemTitle: 'This entry has errors',
  draftProblemTitle: 'This draft is not complete enough to be shown',
  problemHint: 'All other pages work. This page reloads by itself once the errors are corrected.',
  draftProblemHint: 'The page reloads by itself each time you save.',
  failureTitle: 'The page cannot be made',
  badMomentTitle: (value) => `“${value}” is not a date and time`,
  badMomentHint: (example) => `Write the date and time in the time zone of the site, such as ?at=${example}`,
  toHome: 'Go to the home page',
  duties: (overdue) => (overdue > 0 ? `Disclosures due: ${overdue} overdue` : 'Disclosures due'),
  noDuties: 'Nothing is due.',
  dutyGroup: (group, number) => `${groups[group]}: ${number}`,
  dueBy: (moment) => `Due by ${moment}`,
  timeLeft: (time) => `${toLength(time)} left`,
  overdueBy: (time) => `${toLength(time)} overdue`,
  begin: 'Begin it with',
  thenName: 'then name it under papers in',
  toMoment: (moment) => {
    const day = new Date(`${moment.slice(0, 10)}T00:00Z`)
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    return `${day.toLocaleDateString('en-GB', options)}, ${moment.slice(11)}`
  },
}
