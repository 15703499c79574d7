import { MomentInput } from '../ui/moment-input.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A day, or a moment with its offset. */
export function DateField(props: FieldProps<'date' | 'moment'>) {
  const { scope, words, text, write } = useField(props)
  return (
    <MomentInput
      {...words}
      kind={props.type.kind}
      value={text}
      isDisabled={scope.isReadOnly}
      onChange={(value) => write(value === '' ? undefined : value)}
    />
  )
}
