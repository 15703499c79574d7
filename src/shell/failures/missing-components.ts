import type { RegisteredRouter } from '@tanstack/react-router'

/** For each component of the current page whose code has not loaded, the function that loads it. */
export function missingComponents({ state, routesById }: RegisteredRouter): (() => Promise<void> | undefined)[] {
  return state.matches.flatMap(({ routeId }) => {
    const { component } = routesById[routeId].options
    // The router's lazy components have `preload` until they are loaded.
    return component && 'preload' in component && component.preload ? [component.preload] : []
  })
}
