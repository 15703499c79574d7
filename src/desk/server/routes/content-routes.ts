import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { findSituation } from '../../actions/find-situation.ts'
import { toChangePath } from '../../changes/change-path.ts'
import { hasRole } from '../../people/people.ts'
import type { HeldSite, ReadingProgress, Row, Today } from '../../protocol/changes.ts'
import type { Person } from '../../protocol/people.ts'
import { findHold } from '../../publishing/find-hold.ts'
import { readBody } from '../../refusal/read-body.ts'
import { Refused } from '../../refusal/refused.ts'
import { listActions } from '../../rights/list-actions.ts'
import type { PlainRow } from '../../services/reading.ts'
import type { AddRoutes } from '../../services/services.ts'

const checkSchema = v.object({
  path: v.string(),
  files: v.array(v.object({ name: v.string(), text: v.string() })),
})

const newSchema = v.object({
  collection: v.string(),
  title: v.string(),
  slug: v.optional(v.string()),
  given: v.optional(v.record(v.string(), v.string()), {}),
})

/** The content as a whole: its checks, what is due today, its entries, and new ones. */
export const addContentRoutes: AddRoutes = (app, services) => {
  const { changes, people, places, reading } = services
  const toRows = (rows: readonly PlainRow[], person: Person): Row[] =>
    rows.map((row) => ({ ...row, actions: listActions(person, findSituation(services, row.path), people.approval) }))

  app.post('/api/check', async (context) => {
    const { path, files } = await readBody(context.req, checkSchema)
    return context.json(await reading.check({ path: toChangePath(path), files }, context.var.person))
  })
  app.get('/api/today', async (context) => {
    const { person } = context.var
    const today = await reading.today(person)
    return context.json<Today>({
      ...today,
      hold: findHold(places.out),
      changes: toRows(today.changes, person),
      unpublished: toRows(today.unpublished, person),
      unrecorded: toRows(today.unrecorded, person),
      untranslated: toRows(today.untranslated, person),
      expiring: toRows(today.expiring, person),
      samples: toRows(today.samples, person),
    })
  })
  app.get('/api/reading', (context) => context.json<ReadingProgress>({ progress: reading.progress() }))
  app.get('/api/hold', (context) => context.json<HeldSite>({ hold: findHold(places.out) }))
  app.get('/api/duties', async (context) => context.json(await reading.duties(context.var.person)))
  app.get('/api/entries', async (context) => {
    const { person } = context.var
    const { q: words = '', collection = '' } = context.req.query()
    const wish = { words, collection: collection === '' ? undefined : collection }
    return context.json(toRows(await reading.findEntries(wish, person), person))
  })
  app.get('/api/references/:collection', async (context) => {
    const wish = { words: context.req.query('q') ?? '', collection: context.req.param('collection') }
    return context.json(await reading.findReferences(wish, context.var.person))
  })
  app.post('/api/folders', async (context) => {
    const { person } = context.var
    if (!hasRole(person, 'writer')) throw new Refused(403, say`Only writers begin entries`)
    const { path, files } = reading.plan(await readBody(context.req, newSchema), person)
    await changes.save(path, { files: files.map((file) => ({ ...file, base: '' })) }, person)
    return context.json({ path })
  })
}
