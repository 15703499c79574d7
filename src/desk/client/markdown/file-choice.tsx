import { useDesk } from '../context/desk-context.ts'
import { FieldFrame } from '../ui/field-frame.tsx'
import { pickFiles } from '../ui/pick-files.ts'

interface FileChoiceProps {
  label: string
  accepts: string
  names: readonly string[]
  value: string
  upload: (files: readonly File[]) => Promise<readonly string[]>
  onChange: (name: string) => void
}

/** A file of the folder, or one that is uploaded now. */
export function FileChoice({ label, accepts, names, value, upload, onChange }: FileChoiceProps) {
  const { t } = useDesk()
  const choose = async () => {
    const [name] = await upload(await pickFiles(accepts))
    if (name !== undefined) onChange(name)
  }
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <span className="desk-with-button">
          <select {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{t.field.choose}</option>
            {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <button type="button" className="button desk-small" onClick={() => void choose()}>
            {t.files.choose}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
