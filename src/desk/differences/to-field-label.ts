import type { FieldType, Field, FormModel } from '../protocol/forms.ts'
import type { LocalText } from '../protocol/people.ts'
import { mapLanguages } from '../say/to-local-text.ts'

/** The name of a field as its form has it, with those of the lists and groups that it is in: `Documents 1 › Title › en`. */
export function toFieldLabel(model: FormModel | undefined, file: string, path: string): LocalText {
  const [first, ...rest] = path.split('.')
  const ofVariants = model?.variants?.options.flatMap((option) => option.fields) ?? []
  const fields = file.endsWith('.md') ? (model?.text ?? []) : [...(model?.facts ?? []), ...ofVariants]
  const parts = first === undefined ? [] : [...describe(first, rest, model?.whole?.type ?? { kind: 'group', fields })]
  return mapLanguages((language) =>
    parts
      .map((part) => (typeof part === 'string' ? part : part[language]))
      .join(' › ')
      .replaceAll(/ › (\d+)(?= › |$)/g, ' $1'),
  )
}

/** The names of the steps of a path, from a type down; a step of which the form knows nothing is its key. */
function* describe(key: string, rest: readonly string[], type: FieldType | undefined): Generator<string | LocalText> {
  const field = findField(key, type)
  if (field) yield field.label
  else yield type?.kind === 'list' ? String(Number(key) + 1) : key
  const inside = field?.type ?? (type?.kind === 'list' ? type.item : type?.kind === 'record' ? type.value : undefined)
  const [next, ...others] = rest
  if (next !== undefined) yield* describe(next, others, inside)
}

function findField(key: string, type: FieldType | undefined): Field | undefined {
  if (type?.kind === 'group' || type?.kind === 'shorthand') return type.fields.find(({ name }) => name === key)
  if (type?.kind !== 'variants') return undefined
  return type.options.flatMap(({ fields }) => fields).find(({ name }) => name === key)
}
