import { useId, type ReactNode } from 'react'
import './form-field.css'

interface FieldProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FormFieldProps {
  label: string
  hint?: string
  /** The error message for the entered value. */
  problem?: string | undefined
  isWide?: boolean
  children: (field: FieldProps) => ReactNode
}

/** A form field with its label, its error message and its hint. */
export function FormField({ label, hint, problem, isWide = false, children }: FormFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={isWide ? 'form-field wide' : 'form-field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="form-problem">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
