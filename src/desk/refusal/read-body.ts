import type { HonoRequest } from 'hono'
import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { Refused } from './refused.ts'

/** The body of a request. @throws {Refused} where it is no JSON of that shape */
export async function readBody<Value>(request: HonoRequest, schema: v.GenericSchema<unknown, Value>): Promise<Value> {
  let body: unknown
  try {
    body = JSON.parse((await request.text()) || '{}')
  } catch {
    throw new Refused(400, say`The request is no JSON`)
  }
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new Refused(
    400,
    say`The request has another form than this desk knows: ${v.getDotPath(result.issues[0]) ?? ''}. Load the page again`,
  )
}
