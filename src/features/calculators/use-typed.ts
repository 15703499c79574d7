import { useHydrated, useSearch } from '@tanstack/react-router'
import type { TypedParam } from '#engine/model/urls/search.ts'
import type { Typed } from './fields/field.ts'
import { readTyped, toTypedQuery } from './fields/typed-url.ts'

/** The texts of the address for the fields of a calculator; until hydration, those that the page was made for. */
export function useTyped<Name extends TypedParam>(names: readonly Name[], made: string | undefined): Typed<Name> {
  const search: Readonly<Partial<Record<TypedParam, unknown>>> = useSearch({ strict: false })
  const isHydrated = useHydrated()
  if (!isHydrated) return readTyped(names, made ?? '')
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = search[name]
    if (typeof text === 'string') found[name] = text
  }
  return readTyped(names, toTypedQuery(names, found))
}
