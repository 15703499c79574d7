import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** Yes or no. */
export function FlagField(props: FieldProps<'flag'>) {
  const { scope, words, value, write } = useField(props)
  return (
    <FieldFrame {...words} label={words.label} isCheck>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          checked={value === true}
          disabled={scope.isReadOnly}
          onChange={({ target }) => write(target.checked ? true : props.field.isRequired ? false : undefined)}
        />
      )}
    </FieldFrame>
  )
}
