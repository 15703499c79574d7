import { type Message, say } from '#lib/say/message.ts'
import type { PeriodicCode } from '../../collections/codes.ts'
import type { Duty, DutyStart, DutySubject, DutyTerm } from './duty.ts'

// A duty in words, for a terminal.

const reports: Readonly<Record<PeriodicCode, Message>> = {
  'bao-cao-tai-chinh': say`Financial statements`,
  'bao-cao-thuong-nien': say`Annual report`,
  'bao-cao-tinh-hinh-quan-tri': say`Corporate governance report`,
  'ty-le-an-toan-tai-chinh': say`Financial safety ratio`,
}

const bases = { rieng: say`separate`, 'hop-nhat': say`consolidated` } as const

const starts: Readonly<Record<DutyStart, Message>> = {
  'period-end': say`the end of the period`,
  signature: say`the signature of the auditor`,
  statements: say`the publication of the audited statements`,
  event: say`the event`,
  meeting: say`the meeting opens`,
  'record-date': say`the record date`,
  ballots: say`the ballots are to be returned`,
  decision: say`the decision`,
  'year-end': say`the end of the fiscal year`,
}

/** `Financial statements Q3 2026, consolidated` */
export function toSubjectText(subject: DutySubject): Message {
  switch (subject.kind) {
    case 'report': {
      const { code, period, fiscalYear, basis } = subject
      const report = say`${reports[code]} ${period} ${String(fiscalYear)}`
      return basis ? say`${report}, ${bases[basis]}` : report
    }
    case 'paper':
      return say`meetings/${subject.meeting}, ${subject.paper}`
    case 'annual-meeting':
      return say`Annual general meeting of ${String(subject.year)}`
    case 'event':
      return say`${subject.collection}/${subject.slug}`
  }
}

/** `30 days after the end of the period` */
export function toTermText({ term, from }: Pick<Duty, 'term' | 'from'>): Message {
  const length = toLength(term)
  return 'daysBefore' in term ? say`${length} before ${starts[from]}` : say`${length} after ${starts[from]}`
}

function toLength(term: DutyTerm): Message {
  if ('hours' in term) return say`${term.hours} hours`
  if ('months' in term) return say`${term.months} months`
  return say`${'days' in term ? term.days : term.daysBefore} days`
}
