import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** One line of text, or several. */
export function TextField(props: FieldProps<'text'>) {
  const { t } = useDesk()
  const { type, field } = props
  const { scope, words, text, write } = useField(props)
  const isTooLong = type.maxLength !== undefined && text.length > type.maxLength
  const shared = {
    value: text,
    disabled: scope.isReadOnly,
    onChange: ({ target }: { target: { value: string } }) =>
      write(target.value === '' && !field.isRequired ? undefined : target.value),
  }
  return (
    <FieldFrame {...words} problem={words.problem || (isTooLong && t.field.tooLong(text.length, type.maxLength ?? 0))}>
      {(ids) =>
        type.isLong || text.includes('\n') ? (
          <textarea {...ids} {...shared} rows={Math.min(8, Math.max(2, Math.ceil(text.length / 70)))} />
        ) : (
          <input {...ids} {...shared} type="text" autoComplete="off" />
        )
      }
    </FieldFrame>
  )
}
