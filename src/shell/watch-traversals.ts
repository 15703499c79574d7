import type { RouterHistory } from '@tanstack/react-router'

/** Tells whether the visitor came to the page in view by Back or Forward. */
export function watchTraversals(history: RouterHistory): () => boolean {
  let isTraversal = false
  history.subscribe(({ action }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  return () => isTraversal
}
