import type { PlainFields, PlainValue } from '../../edits/plain-value.ts'
import { isFields } from '../../edits/plain-value.ts'
import type { FieldType } from '../../protocol/forms.ts'
import { toEmptyValue } from '../fields/empty-value.ts'

interface AttachmentOptions {
  item: Extract<FieldType, { kind: 'group' }>
  locales: readonly string[]
  titles: Readonly<Record<string, string>>
}

/** The item with which a document joins the list: its file, its language by its name, and the titles of the entry. */
export function toAttachment(name: string, { item, locales, titles }: AttachmentOptions): PlainValue {
  const empty = toEmptyValue(item, locales)
  const fields: PlainFields = isFields(empty) ? empty : {}
  const language = locales.find((locale) => new RegExp(`[._-]${locale}\\.[a-z]+$`).test(name))
  const known = Object.fromEntries(
    item.fields.flatMap(({ name: key, type }): [string, PlainValue][] => {
      if (type.kind === 'file') return [[key, name]]
      if (type.kind === 'translated') return [[key, Object.fromEntries(locales.map((one) => [one, titles[one] ?? '']))]]
      if (key === 'language' && language !== undefined) return [[key, language]]
      return []
    }),
  )
  const used = Object.keys(fields)
  return { ...fields, ...Object.fromEntries(Object.entries(known).filter(([key]) => used.includes(key))) }
}
