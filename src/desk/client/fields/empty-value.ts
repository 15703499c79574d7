import type { PlainValue } from '../../edits/plain-value.ts'
import type { Field, FieldType } from '../../protocol/forms.ts'

/** The value with which an item or a group begins: its required fields, empty, so that the checks name each. */
export function toEmptyValue(type: FieldType, locales: readonly string[]): PlainValue {
  switch (type.kind) {
    case 'group':
      return toEmptyFields(type.fields, locales)
    case 'translated':
      return Object.fromEntries(locales.map((locale) => [locale, '']))
    case 'list':
      return []
    case 'record':
      return {}
    case 'flag':
      return false
    case 'choice':
      return type.options[0]?.value ?? ''
    case 'variants': {
      const [first] = type.options
      return first ? { [type.by]: first.value, ...toEmptyFields(first.fields, locales) } : {}
    }
    default:
      return ''
  }
}

function toEmptyFields(fields: readonly Field[], locales: readonly string[]): { [name: string]: PlainValue } {
  const required = fields.filter(({ isRequired, type }) => isRequired && type.kind !== 'yaml')
  return Object.fromEntries(required.map(({ name, type }) => [name, toEmptyValue(type, locales)]))
}
