import type { Field } from '../../protocol/forms.ts'
import type { FormPart, PartName } from './layouts.ts'

/** A part of a form with the fields of the schema in it. */
export type PlacedPart =
  | { kind: 'head' | 'body' | 'files' | 'figures' }
  | { kind: 'facts'; title: PartName; fields: readonly Field[] }

/** Puts every field of a schema into one part of a layout: those that no part names are in the first empty part, or in one of their own. */
export function placeFields(parts: readonly FormPart[], fields: readonly Field[]): PlacedPart[] {
  const named = new Set(parts.flatMap((part) => (part.kind === 'facts' ? part.fields : [])))
  const rest = fields.filter(({ name }) => !named.has(name))
  const hasPlace = parts.some((part) => part.kind === 'facts' && part.fields.length === 0)
  const placed = parts.map((part): PlacedPart => {
    if (part.kind !== 'facts') return part
    const own = part.fields.flatMap((name) => fields.filter((field) => field.name === name))
    return { ...part, fields: part.fields.length === 0 ? rest : own }
  })
  const full = placed.filter((part) => part.kind !== 'facts' || part.fields.length > 0)
  return hasPlace || rest.length === 0 ? full : [...full, { kind: 'facts', title: 'others', fields: rest }]
}
