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
  /** Fields that are shown although they may be left out and are. */
  always?: readonly string[]
}

/** From so many on, optional fields without a value are folded away. */
const fewOptional = 3

/** The fields of a group: those that are needed or have a value, and the rest on demand. */
export function GroupFields({ fields, path, view, order, always = [] }: GroupFieldsProps) {
  const { t } = useDesk()
  const { read, problemsAt } = useFields()
  const names = order ?? fields.map(({ name }) => name)
  const isIdle = ({ name, isRequired }: Field) =>
    !isRequired &&
    !always.includes(name) &&
    read([...path, name]) === undefined &&
    problemsAt([...path, name], true).length === 0
  const idle = fields.filter(isIdle)
  const folded = idle.length >= fewOptional ? new Set(idle) : new Set<Field>()
  const show = (field: Field) => view({ field, path: [...path, field.name], order: names })
  return (
    <>
      {fields.filter((field) => !folded.has(field)).map(show)}
      {folded.size > 0 && (
        <details className="desk-more-fields">
          <summary>{t.editor.optionalFields(folded.size)}</summary>
          {[...folded].map(show)}
        </details>
      )}
    </>
  )
}
