import { say } from '#lib/say/message.ts'
import { findSituation } from '../../actions/find-situation.ts'
import { toChangePath } from '../../changes/change-path.ts'
import { hasRole } from '../../people/people.ts'
import type { ChangePath, SavedVersion } from '../../protocol/changes.ts'
import type { Person } from '../../protocol/people.ts'
import { Refused } from '../../refusal/refused.ts'
import { listActions } from '../../rights/list-actions.ts'
import { refuseHidden } from '../../rights/refuse-hidden.ts'
import type { AddRoutes, DeskServices } from '../../services/services.ts'

const saved = /^(.+)\/([0-9a-f]{40})\/([^/]+)$/

/** The saves of a folder, for undo: all, and a file of one. */
export const addHistoryRoutes: AddRoutes = (app, services) => {
  const { changes, people } = services
  app.get('/api/history/:path{.+}', async (context) => {
    const given = context.req.param('path')
    const [, folder = given, hash, name = ''] = saved.exec(given) ?? []
    const path = await findReadable(services, folder, context.var.person)
    if (hash === undefined) return context.json<readonly SavedVersion[]>(await changes.history(path))
    const bytes = await changes.readSaved(path, hash, name)
    if (!bytes) throw new Refused(404, say`There is no such save`)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment',
    })
  })
  app.post('/api/history/:path{.+}', async (context) => {
    const { person } = context.var
    const [, folder = '', hash = ''] = /^(.+)\/([0-9a-f]{40})$/.exec(context.req.param('path')) ?? []
    const path = await findReadable(services, folder, person)
    if (!listActions(person, findSituation(services, path), people.approval).includes('edit'))
      throw new Refused(403, say`You may not do that with ${path} now. Load the page again: it shows what you may`)
    return context.json((await changes.restore(path, hash, person)) ?? {})
  })
}

/**
 * The path, if the person may see its history. Of what is no change now, that is whoever may read embargoed changes, and who has written it:
 * one that was discarded may have been under embargo.
 * @throws {Refused} for all others
 */
async function findReadable({ changes, people }: DeskServices, given: string, person: Person): Promise<ChangePath> {
  const path = toChangePath(given)
  refuseHidden(changes, path, person)
  if (changes.find(path) || (people.embargo?.includes(person.email) ?? hasRole(person, 'approver'))) return path
  const saves = await changes.history(path)
  if (saves.length === 0 || saves.some(({ by }) => by === person.name)) return path
  throw new Refused(404, say`There is nothing to edit at “${path}”`)
}
