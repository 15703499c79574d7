import type { DutyStart } from '#features/disclosures/build/duties/duty.ts'
import type { DutyTexts, Period, ReportSubject } from './duty-texts.ts'

const reports: Readonly<Record<ReportSubject['code'], string>> = {
  'bao-cao-tai-chinh': 'Financial statements',
  'bao-cao-thuong-nien': 'Annual report',
  'bao-cao-tinh-hinh-quan-tri': 'Corporate governance report',
  'ty-le-an-toan-tai-chinh': 'Financial safety ratio',
}

const bases = { rieng: 'separate', 'hop-nhat': 'consolidated' } as const

const papers: Readonly<Record<string, string>> = {
  invitation: 'Notice of meeting',
  agenda: 'Agenda',
  documents: 'Documents',
  'draft resolutions': 'Draft resolutions',
  'draft resolution': 'Draft resolution',
  ballot: 'Ballot',
  'explanatory documents': 'Explanatory documents',
  'notice of the record date': 'Notice of the record date',
  minutes: 'Minutes',
  resolution: 'Resolution',
}

const starts: Readonly<Record<DutyStart, string>> = {
  'period-end': 'the end of the period',
  signature: 'the auditor’s signature',
  statements: 'the audited statements are published',
  event: 'the event',
  meeting: 'the meeting opens',
  'record-date': 'the record date',
  ballots: 'ballots are due',
  decision: 'the decision',
  'year-end': 'the end of the financial year',
}

/** The names of laws, which sources have in Vietnamese. */
const instruments = [
  ['Thông tư', 'Circular'],
  ['Nghị định', 'Decree'],
  ['Luật Doanh nghiệp', 'Law on Enterprises'],
  ['Luật Chứng khoán', 'Law on Securities'],
  ['Bộ luật Lao động', 'Labour Code'],
] as const

export const en: DutyTexts = {
  report: ({ code, fiscalYear, period, basis }) =>
    [reports[code], ...(basis ? [bases[basis]] : []), toTime(period, fiscalYear)].join(', '),
  paper: (name, meeting) => `${papers[name] ?? name}: ${meeting}`,
  annualMeeting: (year) => `${year} Annual General Meeting of Shareholders`,
  term: (term, from) => {
    if ('daysBefore' in term) return `${term.daysBefore} days before ${starts[from]}`
    const length =
      'hours' in term ? `${term.hours} hours` : 'months' in term ? `${term.months} months` : `${term.days} days`
    return `${length} after ${starts[from]}`
  },
  holder: {
    'public-company': 'Public company',
    'listed-company': 'Listed company',
    'securities-company': 'Securities company',
  },
  source: ({ instrument, article, clause, point }) =>
    [
      instruments.reduce((name, [from, to]) => name.replace(from, to), instrument),
      ...(article === undefined ? [] : [`Article ${article}`]),
      ...(clause === undefined ? [] : [`clause ${clause}`]),
      ...(point === undefined ? [] : [`point ${point}`]),
    ].join(', '),
  editors: 'The editors’ own reminder',
  advice: 'for guidance: its own words have not been read',
  filing: (day) => `To the State Securities Commission and the exchange by ${toDay(day)}`,
}

function toTime(period: Period, year: number): string {
  if (period === 'FY') return `full year ${year}`
  return period === 'H1' ? `half-year ${year}` : `${period} ${year}`
}

function toDay(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', options)
}
