import type { ReactNode } from 'react'
import type { PlainValue } from '../../edits/plain-value.ts'
import { useDesk } from '../context/desk-context.ts'
import type { FrameWords } from '../ui/field-frame.tsx'
import { FieldProblems } from './field-problems.tsx'
import type { PlacedField } from './field-props.ts'
import { useFields, type FieldScope } from './scope.ts'

interface FieldTools {
  scope: FieldScope
  words: FrameWords
  value: PlainValue | undefined
  /** The value as text; `''` without one. */
  text: string
  write: (value: PlainValue | undefined) => void
}

/** The means of a control: the words of its field, its value, and the way to change it. */
export function useField(
  { field, path, order }: PlacedField,
  toValue: (text: string) => PlainValue = String,
): FieldTools {
  const { say } = useDesk()
  const scope = useFields()
  const value = scope.read(path)
  const problems = scope.problemsAt(path, field.type.kind !== 'list' && field.type.kind !== 'group')
  const write = (next: PlainValue | undefined) => scope.write(path, next, order)
  return {
    scope,
    value,
    text: value === undefined || value === null || typeof value === 'object' ? '' : String(value),
    write,
    words: {
      label: <FieldLabel {...field} />,
      help: say(field.help),
      problem: problems.length > 0 && (
        <FieldProblems path={path} problems={problems} onFix={(text) => write(toValue(text))} />
      ),
    },
  }
}

/** The name of a field; those that may be left out say so. */
function FieldLabel({ label, isRequired }: Pick<PlacedField['field'], 'label' | 'isRequired'>): ReactNode {
  const { t, say } = useDesk()
  return (
    <>
      {say(label)}
      {!isRequired && <span className="desk-optional"> ({t.editor.optional})</span>}
    </>
  )
}
