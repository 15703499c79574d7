/** The reason why a text is not edited by a form: it is opened as text instead, at the line. */
export type RefusalReason =
  /** It cannot be read, or is no list of fields. */
  | 'broken'
  /** It has anchors, aliases or tags, so that a change in one place is one in others. */
  | 'anchors'
  /** A group has the same name twice. */
  | 'twice'
  /** There is no such place, such as an item behind the end of its list, or a field of what is no group. */
  | 'nowhere'
  /** A comment would be lost. */
  | 'comment'
  /** It is written in a way that cannot be changed without writing the rest anew. */
  | 'odd'

export interface Refusal {
  isDone: false
  reason: RefusalReason
  line: number
  column: number
}

/** A text after an edit, or why there is none. */
export type Edited = { isDone: true; text: string } | Refusal

export function refused(reason: RefusalReason, line = 1, column = 1): Refusal {
  return { isDone: false, reason, line, column }
}
