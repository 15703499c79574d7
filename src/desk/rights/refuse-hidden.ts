import { say } from '#lib/say/message.ts'
import type { ChangeStore } from '../changes/change-store.ts'
import type { ChangePath } from '../protocol/changes.ts'
import type { Person } from '../protocol/people.ts'
import { Refused } from '../refusal/refused.ts'

/** @throws {Refused} where somebody may not read the change of a path: the answer is that to a path of nothing */
export function refuseHidden(changes: Pick<ChangeStore, 'find' | 'mayRead'>, path: ChangePath, person: Person): void {
  const change = changes.find(path)
  if (change && !changes.mayRead(person, change)) throw new Refused(404, say`There is nothing to edit at “${path}”`)
}
