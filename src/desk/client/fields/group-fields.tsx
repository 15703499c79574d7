import { useState } from 'react'
import type { FieldPath } from '../../edits/plain-value.ts'
import type { Field } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import type { FieldViewer } from './field-props.ts'
import { useFields } from './scope.ts'

interface GroupFieldsProps {
  fields: readonly Field[]
  path: FieldPath
  view: FieldViewer
  /** All names of the group, where only some of its fields are shown. */
  order?: readonly string[]
}

/** From so many on, optional fields without a value are folded away. */
const fewOptional = 3

/** The fields of a group: those that are needed or have a value, and the rest on demand. */
export function GroupFields({ fields, path, view, order }: GroupFieldsProps) {
  const { t } = useDesk()
  const { read, problemsAt } = useFields()
  const names = order ?? fields.map(({ name }) => name)
  // Chosen once: a field that moved with its first letter would lose the cursor.
  const [idle] = useState(() =>
    fields.filter(
      ({ name, isRequired }) =>
        !isRequired && read([...path, name]) === undefined && problemsAt([...path, name], true).length === 0,
    ),
  )
  const folded = new Set(idle.length >= fewOptional ? idle.map(({ name }) => name) : [])
  const [foldedFields, openFields] = [
    fields.filter(({ name }) => folded.has(name)),
    fields.filter(({ name }) => !folded.has(name)),
  ]
  const show = (field: Field) => view({ field, path: [...path, field.name], order: names })
  return (
    <>
      {openFields.map(show)}
      {foldedFields.length > 0 && (
        <details className="desk-more-fields">
          <summary>{t.editor.optionalFields(foldedFields.length)}</summary>
          {foldedFields.map(show)}
        </details>
      )}
    </>
  )
}
