/** True if the texts of an entry with these facts were written elsewhere, and get no advice: see `asWritten` of the common fields. */
export function isAsWritten(facts: unknown): boolean {
  return typeof facts === 'object' && facts !== null && 'asWritten' in facts && facts.asWritten === true
}
