import { useHydrated, useRouteContext } from '@tanstack/react-router'

/** The visitor's clock once the page is hydrated; before, the moment as of which it was made. */
export function useNow(asOf: string): Date {
  const { clock } = useRouteContext({ from: '__root__' })
  return useHydrated() ? clock() : new Date(asOf)
}
