import type { AnyRoute, AnyRouter } from '@tanstack/react-router'

/** For each component of the current page whose code has not loaded, the function that loads it. */
export function missingComponents({ state, routesById }: AnyRouter): (() => Promise<void> | undefined)[] {
  // Of any route: with the type of this site's router, the compiler would compare the options of all routes.
  const routes: Readonly<Record<string, AnyRoute>> = routesById
  return state.matches.flatMap(({ routeId }) => {
    const component = routes[routeId]?.options.component
    // The router's lazy components have `preload` until they are loaded.
    return component && 'preload' in component && component.preload ? [component.preload] : []
  })
}
