import { useDesk } from '../context/desk-context.ts'

interface FixProps {
  value: string | undefined
  label: string
  onTake: (value: string) => void
}

/** The nearest valid value as a button; nothing where there is none. */
export function NearestFix({ value, label, onTake }: FixProps) {
  const { t } = useDesk()
  if (value === undefined) return null
  return (
    <button type="button" className="desk-fix" onClick={() => onTake(value)}>
      {t.field.nearest(label)}
    </button>
  )
}
