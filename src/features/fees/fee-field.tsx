import { useId, type ReactNode } from 'react'

interface FieldProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FeeFieldProps {
  label: string
  hint?: string
  /** The error message for the entered value. */
  problem?: string | undefined
  isWide?: boolean
  children: (field: FieldProps) => ReactNode
}

/** A form field with its label, its error message and its hint. */
export function FeeField({ label, hint, problem, isWide = false, children }: FeeFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={isWide ? 'fee-field wide' : 'fee-field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="fee-problem">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="fee-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
