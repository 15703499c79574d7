import type { DutyGroup } from '#engine/model/config/preview.ts'
import type { TimeLeft } from './to-time-left.ts'

/** The words of the preview in one language. They stand here and not in the catalogues, which every build contains. */
export interface PreviewTexts {
  preview: string
  draft: string
  scheduled: string
  /** A sentence that says that nobody else sees it. */
  draftHint: string
  appearsAt: (moment: string) => string
  seeThen: string
  now: (moment: string) => string
  asOf: (moment: string) => string
  toPresent: string
  moment: string
  momentHint: string
  show: string
  unpublished: (count: number) => string
  noneUnpublished: string
  showAll: string
  hideAll: string
  allHint: string
  errors: (count: number) => string
  noErrors: string
  /** How many addresses the next publish would take from the site. */
  lost: (count: number) => string
  warnings: (count: number) => string
  advice: (count: number) => string
  earlier: string
  atEntry: string
  /** @param labels those of all languages: `VI | EN` */
  sideBySide: (labels: string) => string
  oneLanguage: string
  /** The title of a frame with the page in a language, by its code. */
  frame: (locale: string) => string
  problemTitle: string
  draftProblemTitle: string
  problemHint: string
  draftProblemHint: string
  failureTitle: string
  badMomentTitle: (value: string) => string
  badMomentHint: (example: string) => string
  toHome: string
  /** The name of the calendar of duties, with how many are overdue. */
  duties: (overdue: number) => string
  noDuties: string
  dutyGroup: (group: DutyGroup, count: number) => string
  dueBy: (moment: string) => string
  timeLeft: (time: TimeLeft) => string
  overdueBy: (time: TimeLeft) => string
  /** Before the command that begins an entry. */
  begin: string
  /** Before the file that then has to name it. */
  thenName: string
  /** `2026-11-27T08:01` as people write it. */
  toMoment: (moment: string) => string
}
