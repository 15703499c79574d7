import type { TypedParam } from '#engine/model/urls/search.ts'
import type { Typed } from './field.ts'

const maxLength = 40

/** The texts of fields in a query, as they were typed. What is longer than a field takes is left out, and so is what is empty. */
export function readTyped<Name extends TypedParam>(names: readonly Name[], query: string): Typed<Name> {
  const params = new URLSearchParams(query)
  const typed: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = params.get(name)
    if (text !== null && text.trim() !== '' && text.length <= maxLength) typed[name] = text
  }
  return typed
}

/** `gia-tri=200000000&vay=100000000`, in the order of the fields. */
export function toTypedQuery<Name extends TypedParam>(names: readonly Name[], typed: Typed<Name>): string {
  const given = names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]))
  return new URLSearchParams(given).toString()
}
