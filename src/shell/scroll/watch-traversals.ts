import type { RouterHistory } from '@tanstack/react-router'

/** Tells, once for each, whether the visitor came to the page in view by Back or Forward. */
export function watchTraversals(history: RouterHistory): () => boolean {
  let isTraversal = false
  history.subscribe(({ action }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return () => {
    // A page may be rendered again without having been come to, in another language.
    const answer = isTraversal
    isTraversal = false
    return answer
  }
}
