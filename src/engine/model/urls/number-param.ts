/**
 * A number in a query, parsed like in the app's router, which parses values as JSON (`2.0` is 2, `"2"` is a string).
 * Undefined where the parameter is missing, repeated, or no number.
 */
export function parseNumberParam(params: URLSearchParams, name: string): number | undefined {
  const [value, ...more] = params.getAll(name)
  const parsed = value !== undefined && more.length === 0 ? parseJson(value) : undefined
  return typeof parsed === 'number' ? parsed : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
