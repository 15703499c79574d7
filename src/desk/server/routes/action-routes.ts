import * as v from 'valibot'
import { codeLanguage, translatedLanguages } from '#lib/say/languages.ts'
import { say } from '#lib/say/message.ts'
import { takeAction } from '../../actions/take-action.ts'
import type { Run } from '../../protocol/changes.ts'
import { readBody } from '../../refusal/read-body.ts'
import { Refused } from '../../refusal/refused.ts'
import type { AddRoutes } from '../../services/services.ts'

const action = v.picklist([
  'send',
  'approve',
  'return',
  'publish',
  'discard',
  'correct',
  'withdraw',
  'postpone',
  'take-down',
  'remove',
  'roll-back',
  'rebase',
  'embargo',
])

const line = v.pipe(v.string(), v.maxLength(4000))

const schema = v.object({
  hash: v.optional(line),
  reason: v.optional(v.object(v.entriesFromList([codeLanguage, ...translatedLanguages], line))),
  at: v.optional(line),
  isUrgent: v.optional(v.boolean()),
  isEmbargoed: v.optional(v.boolean()),
  seen: v.optional(v.record(v.string(), v.string())),
  isShown: v.optional(v.boolean()),
  opensAt: v.optional(line),
  recordDate: v.optional(line),
})

/** Everything that is done with a folder besides writing it. */
export const addActionRoutes: AddRoutes = (app, services) => {
  app.post('/api/actions/:action/:path{.+}', async (context) => {
    const { action: given, path } = context.req.param()
    const asked = v.safeParse(action, given)
    if (!asked.success) throw new Refused(404, say`There is no such action`)
    const request = await readBody(context.req, schema)
    const { person } = context.var
    return context.json<Run>(await takeAction(services, { action: asked.output, path, person, request }), 202)
  })
}
