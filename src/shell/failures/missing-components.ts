import type { RegisteredRouter } from '@tanstack/react-router'

/** The components of the page in view whose code has not come: what would load each. */
export function missingComponents({ state, routesById }: RegisteredRouter): (() => Promise<void> | undefined)[] {
  return state.matches.flatMap(({ routeId }) => {
    const { component } = routesById[routeId].options
    // The router's lazy components carry it until they have been loaded.
    return component && 'preload' in component && component.preload ? [component.preload] : []
  })
}
