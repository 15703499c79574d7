/** Of the variants of a schema, those that a value means by its literals, such as `type`; all where it means none. */
export function pickOptions<Option extends object>(options: readonly Option[], value: unknown): readonly Option[] {
  const meant = options.filter((option) => isLike(option, value))
  return meant.length > 0 ? meant : options
}

function isLike(schema: object, value: unknown): boolean {
  if (!('entries' in schema) || !isRecord(schema.entries) || !isRecord(value)) return false
  return Object.entries(schema.entries).every(
    ([key, field]) => !isRecord(field) || field['type'] !== 'literal' || field['literal'] === value[key],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
