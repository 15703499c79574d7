import * as v from 'valibot'

/** What the not-found page knows. Carried by the router's `notFound({ data })`, which types it as unknown. */
export interface NotFoundData {
  /** Path and query as they stand in the address bar. */
  path: string
  status: 404
}

const notFoundSchema = v.object({ path: v.string(), status: v.literal(404) })

/** Longest path that the message shows. */
export const notFoundPathLimit = 200

/** Stands in the prerendered not-found page where the server puts the path asked for. */
export const notFoundPlaceholder = '/__path__'

export function readNotFoundData(value: unknown): NotFoundData | undefined {
  const result = v.safeParse(notFoundSchema, value)
  return result.success ? result.output : undefined
}

export function toNotFoundMessage(path: string): string {
  return `Page Not Found: ${path.slice(0, notFoundPathLimit)}`
}
