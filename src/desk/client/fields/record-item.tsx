import RemoveSign from 'virtual:icon/lucide/x'
import type { FieldPath } from '../../edits/plain-value.ts'
import type { FieldType } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import { toLocalText } from '../texts/languages.ts'
import type { FieldViewer } from './field-props.ts'

interface ItemProps {
  name: string
  label: string
  type: FieldType
  path: FieldPath
  view: FieldViewer
  onRemove?: (() => void) | undefined
}

/** A value of a record below its name. */
export function RecordItem({ name, label, type, path, view, onRemove }: ItemProps) {
  const { t } = useDesk()
  return (
    <div className="desk-item">
      <div className="desk-item-body">
        {view({
          field: { name, label: toLocalText(() => label), help: toLocalText(() => ''), isRequired: true, type },
          path,
        })}
      </div>
      {onRemove && (
        <div className="desk-item-tools">
          <button type="button" className="desk-icon-button" aria-label={t.field.removeItem(label)} onClick={onRemove}>
            <RemoveSign className="desk-sign" />
          </button>
        </div>
      )}
    </div>
  )
}
