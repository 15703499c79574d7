import { toChangePath } from '../../changes/change-path.ts'
import { compareFolders } from '../../differences/compare-folders.ts'
import { toFieldLabel } from '../../differences/to-field-label.ts'
import { findFormModel } from '../../forms/to-form-model.ts'
import type { Difference } from '../../protocol/changes.ts'
import { refuseHidden } from '../../rights/refuse-hidden.ts'
import type { AddRoutes } from '../../services/services.ts'

/** The differences that a change makes, for whoever approves it. */
export const addDifferenceRoutes: AddRoutes = (app, { changes }) => {
  app.get('/api/differences/:path{.+}', (context) => {
    const path = toChangePath(context.req.param('path'))
    refuseHidden(changes, path, context.var.person)
    const form = findFormModel(path.split('/')[0] ?? '')
    const difference = compareFolders({
      path,
      before: changes.contentFiles(path) ?? [],
      after: changes.files(path) ?? [],
      toLabel: (file, field) => toFieldLabel(form, file, field),
    })
    return context.json<Difference>(difference)
  })
}
