import type { AddRoutes } from '../../services/services.ts'

/** The routes of all resources: a file each, in the order in which they are looked at. */
const routes: readonly AddRoutes[] = []

export const addAllRoutes: AddRoutes = (app, services) => {
  for (const add of routes) add(app, services)
}
