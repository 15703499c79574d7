import type { Row, Today } from '../../protocol/changes.ts'
import type { Person } from '../../protocol/people.ts'

export type SectionName =
  | 'waiting'
  | 'mine'
  | 'others'
  | 'timed'
  | 'unpublished'
  | 'unrecorded'
  | 'untranslated'
  | 'expiring'
  | 'samples'

export interface Section {
  name: SectionName
  rows: readonly Row[]
}

/** The lists of the first screen for one person. A change is in one list of changes alone. */
export function toSections(today: Today, person: Pick<Person, 'name' | 'email'>): Section[] {
  const isMine = ({ change }: Row) => change?.by === person.name || change?.by === person.email
  const changes = (keeps: (row: Row) => boolean) => today.changes.filter(keeps)
  return [
    { name: 'waiting', rows: changes(waits) },
    { name: 'timed', rows: changes(isTimed) },
    { name: 'mine', rows: changes((row) => !waits(row) && !isTimed(row) && isMine(row)) },
    { name: 'others', rows: changes((row) => !waits(row) && !isTimed(row) && !isMine(row)) },
    { name: 'unpublished', rows: today.unpublished },
    { name: 'unrecorded', rows: today.unrecorded },
    { name: 'untranslated', rows: today.untranslated },
    { name: 'expiring', rows: today.expiring },
    { name: 'samples', rows: today.samples },
  ]
}

const waits = (row: Row) => row.change?.state === 'sent' && row.actions.includes('approve')

const isTimed = ({ change }: Row) => change?.state === 'timed'
