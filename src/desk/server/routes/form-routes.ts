import { say } from '#lib/say/message.ts'
import { findFormModel } from '../../forms/to-form-model.ts'
import { Refused } from '../../refusal/refused.ts'
import type { AddRoutes } from '../../services/services.ts'

/** The form over the entries of a collection. */
export const addFormRoutes: AddRoutes = (app) => {
  app.get('/api/forms/:collection', (context) => {
    const collection = context.req.param('collection')
    const model = findFormModel(collection)
    if (!model) throw new Refused(404, say`There is no collection “${collection}”`)
    return context.json(model)
  })
}
