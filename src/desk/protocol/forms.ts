import type { LocalText } from './people.ts'

/**
 * The answer to `GET /api/forms/{collection}`: what a form over the files of an entry has, made of the collection's schemas. A file at the root of
 * the content has a form by its name: `forms/menus.yaml`.
 */
export interface FormModel {
  collection: string
  /** The file of the facts: `entry.yaml`, or the file at the root itself. */
  file: string
  /** The fields of that file, in the order of the schema. */
  facts: readonly Field[]
  /** Set where the whole file is one field, such as a list of addresses by name: then there are no others. */
  whole?: Field | undefined
  /** Fields that `entry.yaml` has besides, by the value of one of `facts`: those of a report depend on its type. */
  variants?: { by: string; options: readonly Variant[] } | undefined
  /** The fields before the text in `vi.md` and `en.md`. */
  text: readonly Field[]
  /** True if its entries have a text in Markdown. */
  hasBody: boolean
}

export interface Field {
  /** The key in the file. */
  name: string
  label: LocalText
  /** The sentence of the schema, with its limits. */
  help: LocalText
  isRequired: boolean
  type: FieldType
}

export type FieldType =
  /** One line, or several. `pattern` is the source of a regular expression that the whole must match. */
  | { kind: 'text'; isLong: boolean; maxLength?: number | undefined; pattern?: string | undefined }
  | { kind: 'flag' }
  /** A number, written as it is stored: `-1250.5`. Decimals that are stored as text, to be exact, have `isText`. */
  | {
      kind: 'number'
      isText: boolean
      isInteger: boolean
      min?: number | undefined
      max?: number | undefined
      unit?: string | undefined
    }
  /** A day: `2026-12-01`. */
  | { kind: 'date' }
  /** A moment with its offset: `2026-12-01T16:40+07:00`. */
  | { kind: 'moment' }
  | { kind: 'choice'; options: readonly Option[] }
  /** The slug of an entry of one of the collections; of several, `collection/slug`. */
  | { kind: 'reference'; collections: readonly string[] }
  /** The name of a file in the folder of the entry. */
  | { kind: 'file'; accepts: 'image' | 'document' }
  | {
      kind: 'list'
      item: FieldType
      itemLabel?: LocalText | undefined
      min?: number | undefined
      max?: number | undefined
    }
  | { kind: 'group'; fields: readonly Field[] }
  /** A group that may be written as the value of one of its fields alone: `a: /b` for `a: { to: /b }`. */
  | { kind: 'shorthand'; by: string; fields: readonly Field[] }
  /** A text in each language: `vi: …`, `en: …`. */
  | { kind: 'translated'; isLong: boolean; maxLength?: number | undefined }
  /** Keys that the editor chooses, each with a value of one type. */
  | { kind: 'record'; keys: FieldType; value: FieldType }
  /** One of several groups, told apart by the value of a field that all of them have. */
  | { kind: 'variants'; by: string; options: readonly Variant[] }
  /** No form is made for it: it is written as YAML. */
  | { kind: 'yaml' }

/** The fields of one of several groups. */
export interface Variant {
  value: string
  label: LocalText
  fields: readonly Field[]
}

export interface Option {
  value: string | number
  label: LocalText
}

/** The answer to `GET /api/references/{collection}?q=`: entries by their titles, the best first. */
export interface Reference {
  /** `collection/slug`. */
  id: string
  title: LocalText
  /** The day that tells it from others of the same title. */
  date?: string | undefined
}
