import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A field that no form is made for. */
export function YamlField(props: FieldProps<'yaml'>) {
  const { t } = useDesk()
  const { scope, words } = useField(props)
  return (
    <FieldFrame {...words} isGroup>
      {() => (
        <p className="desk-note">
          {t.field.yaml}{' '}
          <button type="button" className="desk-fix" onClick={scope.showText}>
            {t.editor.asText}
          </button>
        </p>
      )}
    </FieldFrame>
  )
}
