import { useId, type ReactNode } from 'react'

/** The words of a control. */
export interface FrameWords {
  label: ReactNode
  help?: string | undefined
  problem?: ReactNode
}

interface FrameProps extends FrameWords {
  /** For a field that is several controls: a group with a legend, instead of a label. */
  isGroup?: boolean
  /** For a box to tick: it stands before its label. */
  isCheck?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** The ids that tie a control to its words. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with its label, its sentence, and what is wrong with it. */
export function FieldFrame({ label, help, problem, isGroup = false, isCheck = false, children }: FrameProps) {
  const id = useId()
  const [helpId, problemId] = [`${id}-help`, `${id}-problem`]
  const hasProblem = problem !== undefined && problem !== null && problem !== false
  const describedBy = [hasProblem ? problemId : '', help ? helpId : ''].filter((one) => one !== '').join(' ')
  const ids: FieldIds = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': hasProblem ? true : undefined,
  }
  const notes = (
    <>
      {hasProblem && (
        <div id={problemId} className="form-problem">
          {problem}
        </div>
      )}
      {help && (
        <p id={helpId} className="form-hint">
          {help}
        </p>
      )}
    </>
  )
  if (isGroup) {
    return (
      <fieldset className="desk-field" aria-describedby={ids['aria-describedby']}>
        <legend>{label}</legend>
        {notes}
        {children(ids)}
      </fieldset>
    )
  }
  if (isCheck) {
    return (
      <div className="desk-field">
        <label className="desk-check">
          {children(ids)}
          <span>{label}</span>
        </label>
        {notes}
      </div>
    )
  }
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {children(ids)}
      {notes}
    </div>
  )
}
