import type { EditorSchema } from './to-editor-schema.ts'

/** Sentences of a schema's fields, for fields that one word can fill: in all variants of the schema. */
export function toFieldHelp({ oneOf = [], properties = {} }: EditorSchema): Map<string, string> {
  const help = new Map<string, string>()
  for (const fields of [properties, ...oneOf.map((variant) => variant.properties ?? {})]) {
    for (const [name, { type, description, const: constant }] of Object.entries(fields)) {
      if (type === 'object' || type === 'array') continue
      // A constant tells the variants apart: all of its values are choices.
      const choices = constant === undefined ? [] : [help.get(name), String(constant)]
      help.set(name, description ?? choices.filter(Boolean).join(', '))
    }
  }
  return help
}
