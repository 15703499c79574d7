import { toSiteMoment } from '#engine/model/locale/site-time.ts'

/** The same object for the same result, because entries that are the same object are not looked at again. */
const known = new WeakMap<object, object>()

/** The result of a valid entry, with a moment: a draft need not have one yet, and is then as if it were published now. */
export function withMoment<Result extends { facts: { publishedAt?: string } }>(result: Result, now: Date): Result {
  if (result.facts.publishedAt !== '') return result
  const before = known.get(result)
  if (before) return before as Result // made of that result
  const made = { ...result, facts: { ...result.facts, publishedAt: toSiteMoment(now) } }
  known.set(result, made)
  return made
}
