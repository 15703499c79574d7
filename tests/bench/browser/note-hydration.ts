/** React's record of a part of the page; there is no public sign of hydration. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
}

/** The names of the marks: the frame and the first screen answer; so does every part that is hydrated later. */
export const hydrationMarks = { root: 'bench: root hydrated', all: 'bench: all hydrated' } as const

/**
 * Runs in the page before its scripts: marks when React has hydrated the root, and when it has hydrated all parts. It looks
 * every 8 ms, so that the marks are at most so much late. Pages without React get no mark.
 */
export function noteHydration({ root, all }: typeof hydrationMarks): void {
  const isWaiting = (fiber: Fiber | null): boolean =>
    fiber !== null && (Boolean(fiber.memoizedState?.dehydrated) || isWaiting(fiber.child) || isWaiting(fiber.sibling))
  let isRootMarked = false
  const look = (): void => {
    const places = [document, ...(document.body?.children ?? [])]
    const container = places.flatMap(Object.entries).find(([key]) => key.startsWith('__reactContainer'))
    const found = container?.[1] as { stateNode: { current: Fiber } } | undefined // the first fiber refers to the root
    const fiber = found?.stateNode.current
    if (fiber && !fiber.memoizedState?.isDehydrated) {
      if (!isRootMarked) performance.mark(root)
      isRootMarked = true
      if (!isWaiting(fiber)) {
        performance.mark(all)
        return
      }
    }
    setTimeout(look, 8)
  }
  look()
}
