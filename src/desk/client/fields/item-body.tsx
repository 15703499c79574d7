import { useState } from 'react'
import { isFields, isSameValue, type FieldPath, type PlainValue } from '../../edits/plain-value.ts'
import type { Field, FieldType } from '../../protocol/forms.ts'
import type { LocalText } from '../../protocol/people.ts'
import { useDesk } from '../context/desk-context.ts'
import { toLocalText } from '../texts/languages.ts'
import type { FieldViewer } from './field-props.ts'
import { GroupFields } from './group-fields.tsx'
import { useFields } from './scope.ts'

interface ItemProps {
  item: PlainValue
  index: number
  /** The name of one that has none of its own: `Item 3`. */
  name: string
  /** True if it is folded to its name until it is opened. */
  isFoldable: boolean
  isNew: boolean
  type: Extract<FieldType, { kind: 'list' }>
  field: Field
  path: FieldPath
  view: FieldViewer
}

/** The fields of an item of a list, below the name that tells it from the others. */
export function ItemBody({ item, index, name, isFoldable, isNew, type, field, path, view }: ItemProps) {
  const { locales, problemsAt } = useFields()
  const { language, say } = useDesk()
  const own =
    toItemName(item, { type: type.item, languages: [language, ...locales] }) ||
    toChoiceNames(item, type.item).map(say).join(', ')
  const shown = own === '' ? name : `${index + 1}. ${own}`
  const hasProblem = isFoldable && problemsAt([...path, index], true).length > 0
  const [isOpen, setOpen] = useState(isNew || hasProblem)
  const [known, setKnown] = useState(item)
  // What something else has filled in, such as figures of a spreadsheet, is shown.
  if (!isSameValue(known, item)) {
    setKnown(item)
    setOpen(true)
  }
  const fields =
    type.item.kind === 'group' ? (
      <GroupFields fields={type.item.fields} path={[...path, index]} view={view} />
    ) : (
      view({ field: toItemField(type.item, field, name), path: [...path, index] })
    )
  if (isFoldable) {
    return (
      <details
        className="desk-more-fields desk-folded"
        data-field={[...path, index].join('.')}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{shown}</summary>
        {isOpen && <div className="desk-item-body">{fields}</div>}
      </details>
    )
  }
  return (
    <div className="desk-item-body">
      {!isPlain(type.item) && <p className="desk-item-name">{shown}</p>}
      {fields}
    </div>
  )
}

/** True for an item that is one control. */
export const isPlain = ({ kind }: FieldType): boolean =>
  !['group', 'list', 'variants', 'record', 'translated', 'shorthand'].includes(kind)

/** The names of the values that an item without a name has. */
function toChoiceNames(item: PlainValue, type: FieldType): LocalText[] {
  if (!isFields(item) || type.kind !== 'group') return []
  return type.fields.flatMap((field) => {
    if (field.type.kind !== 'choice') return []
    const option = field.type.options.find(({ value }) => value === item[field.name])
    return option ? [option.label] : []
  })
}

function toItemField(type: FieldType, field: Field, name: string): Field {
  return { name: field.name, label: toLocalText(() => name), help: toLocalText(() => ''), isRequired: true, type }
}

/** The fields of an item that tell it from the others at a glance, the best first. */
const naming = ['title', 'name', 'label', 'preferred', 'what', 'text', 'file', 'period', 'to', 'setting']

interface Named {
  type: FieldType
  languages: readonly string[]
}

/** The name of an item in one of the languages; `''` if it has none. A value of a list of choices is none: it has a name of its own. */
function toItemName(item: PlainValue, { type, languages }: Named): string {
  if (!isFields(item)) return ''
  const choices = type.kind === 'group' ? type.fields.filter((field) => field.type.kind === 'choice') : []
  for (const name of naming) {
    if (choices.some((choice) => choice.name === name)) continue
    const found = item[name]
    const texts = isFields(found) ? [...languages.map((one) => found[one]), ...Object.values(found)] : [found]
    const text = texts.find((one) => typeof one === 'string' && one !== '')
    if (typeof text === 'string') return text
  }
  return ''
}
