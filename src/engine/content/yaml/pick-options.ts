import { isRecord } from '#lib/records.ts'

/** The variants of a schema whose literals, such as `type`, equal those of a value; all variants if none match. */
export function pickOptions<Option extends object>(options: readonly Option[], value: unknown): readonly Option[] {
  const matching = options.filter((option) => matchesLiterals(option, value))
  return matching.length > 0 ? matching : options
}

function matchesLiterals(schema: object, value: unknown): boolean {
  if (!('entries' in schema) || !isRecord(schema.entries) || !isRecord(value)) return false
  return Object.entries(schema.entries).every(
    ([key, field]) => !isRecord(field) || field['type'] !== 'literal' || field['literal'] === value[key],
  )
}
