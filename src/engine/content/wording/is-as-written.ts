/** True if the texts of an entry with these facts were written elsewhere, and get no advice: see `asWritten` and `imported` of the common fields. */
export function isAsWritten(facts: unknown): boolean {
  if (typeof facts !== 'object' || facts === null) return false
  return ('asWritten' in facts && facts.asWritten === true) || isImported(facts)
}

/** True if an entry with these facts is of an earlier site. */
export function isImported(facts: unknown): boolean {
  return typeof facts === 'object' && facts !== null && 'imported' in facts && facts.imported !== undefined
}
