import type { Picks } from './picks.ts'
import type { SiteState } from './site-state.ts'

/** The result of an edit. */
export interface AppliedEdit {
  state: SiteState
  /** The change, for people: `news/a: title`. */
  what: string
  /** Files that are written although their bytes are the same. */
  touched?: readonly string[]
  /** Makes the former release the current one, before the next publish. */
  isRollback?: boolean
}

/** Makes an edit. @returns undefined where the state has nothing that it could change */
export type ApplyEdit = (state: SiteState, picks: Picks) => AppliedEdit | undefined

/** Edits by kind. */
export type Edits = Readonly<Record<string, ApplyEdit>>

/** An edit that changes the content alone. */
export function ofContent(
  apply: (
    content: SiteState['content'],
    picks: Picks,
    state: SiteState,
  ) => { content: SiteState['content']; what: string } | undefined,
): ApplyEdit {
  return (state, picks) => {
    const applied = apply(state.content, picks, state)
    return applied && { state: { ...state, content: applied.content }, what: applied.what }
  }
}
