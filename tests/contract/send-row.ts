import { readAnswer, type Answer } from './answer.ts'
import { fillPlaces, type Places } from './places.ts'
import type { RowRequest } from './row.ts'
import type { Target } from './targets/target.ts'

const conditions = ['if-none-match', 'if-match', 'if-range', 'range']

/** Sends the request of a row to a server. Where it names `{etag}`, asks for that first. */
export async function sendRow(target: Target, request: RowRequest, places: Places): Promise<Answer> {
  const { method = 'GET', headers = {} } = request
  const path = fillPlaces(request.path, places)
  const entries = Object.entries(headers)
  let filled = places
  if (entries.some(([, value]) => value.includes('{etag}'))) {
    const free = entries.filter(([name]) => !conditions.includes(name.toLowerCase()))
    const { headers: known } = await target.fetch(path, { method: 'HEAD', headers: Object.fromEntries(free) })
    filled = { ...places, etag: known.get('ETag') ?? 'none' }
  }
  const sent = Object.fromEntries(entries.map(([name, value]) => [name, fillPlaces(value, filled)]))
  return readAnswer(await target.fetch(path, { method, headers: sent }))
}
