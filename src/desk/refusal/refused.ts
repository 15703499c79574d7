import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { Conflict, Problem, Refusal } from '../protocol/changes.ts'
import { toLocalText } from '../say/to-local-text.ts'

/** The statuses with which the desk refuses. */
export type RefusedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500 | 502 | 503 | 507

/** A refusal that is told to whoever asked: what, why, and what to do. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: RefusedStatus
  readonly said: Message
  readonly problems: readonly Problem[] | undefined

  constructor(status: RefusedStatus, said: Message, problems?: readonly Problem[]) {
    super(told(said))
    this.status = status
    this.said = said
    this.problems = problems
  }

  toAnswer(): Refusal {
    return { kind: 'refusal', message: toLocalText(this.said), problems: this.problems }
  }
}

/** Two people have written the same file: the answer has both texts. */
export class Conflicting extends Error {
  override name = 'Conflicting'
  readonly conflict: Conflict

  constructor(files: Conflict['files']) {
    super(`conflict: ${files.map(({ name }) => name).join(', ')}`)
    this.conflict = { kind: 'conflict', files }
  }
}

/** The refusal that an error of the file system is, in the words of whoever edits; undefined where it is another error. */
export function toDiskRefusal(error: unknown): Refused | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new Refused(
        507,
        say`The disk of the desk is full: nothing was saved. Your text is still in this window; keep it open, and tell whoever runs the desk`,
      )
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new Refused(
        507,
        say`The desk may not write to its disk: nothing was saved. Your text is still in this window; keep it open, and tell whoever runs the desk`,
      )
    default:
      return undefined
  }
}
