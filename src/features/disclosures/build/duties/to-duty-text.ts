import type { PeriodicCode } from '../../collections/codes.ts'
import type { Duty, DutyStart, DutySubject, DutyTerm } from './duty.ts'

// A duty in words, for a terminal.

const reports: Readonly<Record<PeriodicCode, string>> = {
  'bao-cao-tai-chinh': 'Financial statements',
  'bao-cao-thuong-nien': 'Annual report',
  'bao-cao-tinh-hinh-quan-tri': 'Corporate governance report',
  'ty-le-an-toan-tai-chinh': 'Financial safety ratio',
}

const bases = { rieng: 'separate', 'hop-nhat': 'consolidated' } as const

const starts: Readonly<Record<DutyStart, string>> = {
  'period-end': 'the end of the period',
  signature: 'the signature of the auditor',
  statements: 'the publication of the audited statements',
  event: 'the event',
  meeting: 'the meeting opens',
  'record-date': 'the record date',
  ballots: 'the ballots are to be returned',
  decision: 'the decision',
  'year-end': 'the end of the fiscal year',
}

/** `Financial statements Q3 2026, consolidated` */
export function toSubjectText(subject: DutySubject): string {
  switch (subject.kind) {
    case 'report': {
      const { code, period, fiscalYear, basis } = subject
      return `${reports[code]} ${period} ${fiscalYear}${basis ? `, ${bases[basis]}` : ''}`
    }
    case 'meeting':
      return subject.meeting === undefined
        ? `Annual general meeting of ${subject.year}`
        : `meetings/${subject.meeting}, ${subject.paper ?? ''}`
    case 'event':
      return `${subject.collection}/${subject.slug}`
  }
}

/** `30 days after the end of the period` */
export function toTermText({ term, from }: Pick<Duty, 'term' | 'from'>): string {
  return `${toLength(term)} ${'daysBefore' in term ? 'before' : 'after'} ${starts[from]}`
}

function toLength(term: DutyTerm): string {
  if ('hours' in term) return `${term.hours} hours`
  if ('months' in term) return `${term.months} months`
  return `${'days' in term ? term.days : term.daysBefore} days`
}
