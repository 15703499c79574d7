import { isFields } from '../../edits/plain-value.ts'
import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { toEmptyValue } from './empty-value.ts'
import type { FieldProps } from './field-props.ts'
import { GroupFields } from './group-fields.tsx'
import { useField } from './use-field.tsx'

/** One of several groups: which one is chosen first. */
export function VariantsField(props: FieldProps<'variants'>) {
  const { t, say } = useDesk()
  const { type, field, path, view } = props
  const { scope, words, value, write } = useField(props)
  const chosen = isFields(value) ? String(value[type.by] ?? '') : ''
  const option = type.options.find((one) => one.value === chosen)
  const choose = (next: string) => {
    const wanted = type.options.find((one) => one.value === next)
    if (!wanted) write(undefined)
    else {
      const empty = toEmptyValue({ kind: 'group', fields: wanted.fields }, scope.locales)
      write({ ...(isFields(empty) ? empty : {}), [type.by]: wanted.value })
    }
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <div className="desk-group">
          <FieldFrame label={t.field.variant}>
            {(ids) => (
              <select
                {...ids}
                value={chosen}
                disabled={scope.isReadOnly}
                onChange={({ target }) => choose(target.value)}
              >
                {(!field.isRequired || !option) && <option value="">{t.field.choose}</option>}
                {type.options.map((one) => (
                  <option key={one.value} value={one.value}>
                    {say(one.label)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          {option && (
            <GroupFields
              fields={option.fields.filter(({ name }) => name !== type.by)}
              order={[type.by, ...option.fields.map(({ name }) => name)]}
              path={path}
              view={view}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
