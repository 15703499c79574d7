import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

const patterns = { image: /\.(?:jpe?g|png|svg|webp|avif)$/i, document: /\.(?:pdf|xlsx?|docx?|zip|csv)$/i }

/** A file of the folder, chosen by its name. */
export function FileField(props: FieldProps<'file'>) {
  const { t } = useDesk()
  const { scope, words, text, write } = useField(props)
  const names = scope.files.map(({ name }) => name).filter((name) => patterns[props.type.accepts].test(name))
  return (
    <FieldFrame {...words} help={names.length === 0 ? `${words.help ?? ''} ${t.field.noFile}` : words.help}>
      {(ids) => (
        <select
          {...ids}
          value={text}
          disabled={scope.isReadOnly}
          onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
        >
          <option value="">{t.field.choose}</option>
          {text !== '' && !names.includes(text) && <option value={text}>{text}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
