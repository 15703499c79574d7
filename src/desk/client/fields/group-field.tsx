import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupFields } from './group-fields.tsx'
import { useField } from './use-field.tsx'

/** Fields that belong together. One that may be left out is added and taken away as a whole. */
export function GroupField(props: FieldProps<'group'>) {
  const { t, say } = useDesk()
  const { type, field, path, view } = props
  const { scope, words, value, write } = useField(props)
  const name = say(field.label)
  if (value === undefined && !field.isRequired) {
    return (
      <div className="desk-field">
        <button type="button" className="button desk-small" disabled={scope.isReadOnly} onClick={() => write({})}>
          {t.field.add(name)}
        </button>
        <p className="form-hint">{words.help}</p>
      </div>
    )
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <div className="desk-group">
          <GroupFields fields={type.fields} path={path} view={view} />
          {!field.isRequired && !scope.isReadOnly && (
            <button type="button" className="button desk-small" onClick={() => write(undefined)}>
              {t.field.remove(name)}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
