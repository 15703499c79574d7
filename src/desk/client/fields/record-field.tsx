import { useState } from 'react'
import RemoveSign from 'virtual:icon/lucide/x'
import { isFields } from '../../edits/plain-value.ts'
import { useDesk } from '../context/desk-context.ts'
import { toLocalText } from '../texts/languages.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { toEmptyValue } from './empty-value.ts'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** Values by names that the editor chooses; where the names are a choice, those that are left. */
export function RecordField(props: FieldProps<'record'>) {
  const { t, say } = useDesk()
  const { type, field, path, view } = props
  const { scope, words, value, write } = useField(props)
  const [typed, setTyped] = useState('')
  const keys = isFields(value) ? Object.keys(value) : []
  const { keys: keyType } = type
  const left =
    keyType.kind === 'choice' ? keyType.options.filter((one) => !keys.includes(String(one.value))) : undefined
  const nameOf = (key: string) => {
    const option = keyType.kind === 'choice' ? keyType.options.find((one) => String(one.value) === key) : undefined
    return option ? say(option.label) : key
  }
  const add = (key: string) => {
    if (key === '' || keys.includes(key)) return
    const empty = toEmptyValue(type.value, scope.locales)
    if (isFields(value)) scope.write([...path, key], empty)
    else write({ [key]: empty })
    setTyped('')
  }
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <div className="desk-group">
          {keys.map((key) => (
            <div key={key} className="desk-item">
              <div className="desk-item-body">
                {view({
                  field: {
                    name: key,
                    label: toLocalText(() => nameOf(key)),
                    help: toLocalText(() => ''),
                    isRequired: true,
                    type: type.value,
                  },
                  path: [...path, key],
                })}
              </div>
              {!scope.isReadOnly && (
                <div className="desk-item-tools">
                  <button
                    type="button"
                    className="desk-icon-button"
                    aria-label={t.field.removeItem(nameOf(key))}
                    onClick={() => {
                      if (keys.length === 1 && !field.isRequired) write(undefined)
                      else scope.write([...path, key], undefined)
                    }}
                  >
                    <RemoveSign className="desk-sign" />
                  </button>
                </div>
              )}
            </div>
          ))}
          {!scope.isReadOnly && left === undefined && (
            <form
              className="desk-with-button"
              onSubmit={(event) => {
                event.preventDefault()
                add(typed.trim())
              }}
            >
              <input
                type="text"
                aria-label={t.field.addKey}
                placeholder={t.field.addKey}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <button type="submit" className="button desk-small">
                {t.field.addKey}
              </button>
            </form>
          )}
          {!scope.isReadOnly && left !== undefined && left.length > 0 && (
            <select aria-label={t.field.addKey} value="" onChange={({ target }) => add(target.value)}>
              <option value="">{t.field.addKey}</option>
              {left.map((one) => (
                <option key={one.value} value={String(one.value)}>
                  {say(one.label)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
