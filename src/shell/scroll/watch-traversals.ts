import type { RouterHistory } from '@tanstack/react-router'

/** Returns a function that says whether the last navigation was Back or Forward; true once for each of them. */
export function watchTraversals(history: RouterHistory): () => boolean {
  let isTraversal = false
  history.subscribe(({ action }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return () => {
    // A page may be rendered again without a navigation, in another language.
    const answer = isTraversal
    isTraversal = false
    return answer
  }
}
