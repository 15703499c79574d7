import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** One of several values, by their names. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const { t, say } = useDesk()
  const { type, field } = props
  const toStored = (text: string) => type.options.find(({ value }) => String(value) === text)?.value ?? text
  const { scope, words, text, write } = useField(props, toStored)
  const isKnown = type.options.some(({ value }) => String(value) === text)
  return (
    <FieldFrame {...words}>
      {(ids) => (
        <select
          {...ids}
          value={text}
          disabled={scope.isReadOnly}
          onChange={({ target }) => write(target.value === '' ? undefined : toStored(target.value))}
        >
          {(!field.isRequired || text === '') && <option value="">{t.field.choose}</option>}
          {!isKnown && text !== '' && <option value={text}>{text}</option>}
          {type.options.map(({ value, label }) => (
            <option key={value} value={String(value)}>
              {say(label)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
