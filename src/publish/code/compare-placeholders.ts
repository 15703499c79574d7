/** The variables and tags of a compiled message: `{0}`, `{total}`, `<0>`, `</0>`, each once. */
export function toPlaceholders(compiled: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown, isToken: boolean): void => {
    if (typeof part === 'string') for (const [tag] of part.matchAll(/<\/?\d+\/?>/g)) found.add(tag)
    else if (Array.isArray(part)) {
      // Lingui's form: a message is a list of texts and of variables, and a variable a list that its name begins.
      if (isToken) found.add(`{${part[0]}}`)
      for (const item of isToken ? part.slice(1) : part) visit(item, !isToken && Array.isArray(item))
    } else if (typeof part === 'object' && part !== null) for (const choice of Object.values(part)) visit(choice, false)
  }
  visit(compiled, false)
  return found
}

/** What one of two messages has and the other lacks, in words; undefined where they match. */
export function comparePlaceholders(source: unknown, translation: unknown): string | undefined {
  const [wanted, given] = [toPlaceholders(source), toPlaceholders(translation)]
  const lacking = [...wanted].filter((name) => !given.has(name))
  const extra = [...given].filter((name) => !wanted.has(name))
  const parts = [
    lacking.length > 0 && `lacks ${lacking.join(', ')}`,
    extra.length > 0 && `has ${extra.join(', ')}, which the source has not`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' and ') : undefined
}
