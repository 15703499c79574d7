/** The variables and tags of a compiled message: `{0}`, `{total}`, `<0>`, `</0>`, each once. */
export function toPlaceholders(compiled: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown, isToken: boolean): void => {
    if (typeof part === 'string') for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) found.add(tag)
    else if (Array.isArray(part)) {
      // Lingui's format: a message is an array of texts and variables; a variable is an array that starts with its name.
      if (isToken) found.add(`{${part[0]}}`)
      for (const item of isToken ? part.slice(1) : part) visit(item, !isToken && Array.isArray(item))
    } else if (typeof part === 'object' && part !== null) for (const choice of Object.values(part)) visit(choice, false)
  }
  visit(compiled, false)
  return found
}

/** A description of the placeholders that a translation lacks or adds; undefined if they match. */
export function comparePlaceholders(source: unknown, translation: unknown): string | undefined {
  const [expected, actual] = [toPlaceholders(source), toPlaceholders(translation)]
  const lacking = [...expected].filter((name) => !actual.has(name))
  const extra = [...actual].filter((name) => !expected.has(name))
  const parts = [
    lacking.length > 0 && `lacks ${lacking.join(', ')}`,
    extra.length > 0 && `has ${extra.join(', ')}, which the source does not have`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' and ') : undefined
}
