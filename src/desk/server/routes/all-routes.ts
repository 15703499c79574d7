import type { AddRoutes } from '../../services/services.ts'
import { addActionRoutes } from './action-routes.ts'
import { addContentRoutes } from './content-routes.ts'
import { addDifferenceRoutes } from './difference-routes.ts'
import { addFolderRoutes } from './folder-routes.ts'
import { addFormRoutes } from './form-routes.ts'
import { addHistoryRoutes } from './history-routes.ts'
import { addRunRoutes } from './run-routes.ts'
import { addUploadRoutes } from './upload-routes.ts'

/** The routes of all resources: a file each, in the order in which they are looked at. */
const routes: readonly AddRoutes[] = [
  addActionRoutes,
  addContentRoutes,
  addDifferenceRoutes,
  addFolderRoutes,
  addFormRoutes,
  addHistoryRoutes,
  addRunRoutes,
  addUploadRoutes,
]

export const addAllRoutes: AddRoutes = (app, services) => {
  for (const add of routes) add(app, services)
}
