import type { FieldPath, PlainValue } from '../../edits/plain-value.ts'
import type { Problem } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { useFields } from './scope.ts'

interface ProblemsProps {
  path: FieldPath
  problems: readonly Problem[]
  /** The value with the fix in it, where the fix is of a part of a text. */
  onFix: (value: string) => void
}

/** The findings of the checks at a field, each with the nearest valid value as a button. */
export function FieldProblems({ path, problems, onFix }: ProblemsProps) {
  const { t, say } = useDesk()
  const { read, isReadOnly } = useFields()
  return problems.map((problem) => {
    const { fix } = problem
    return (
      <span
        key={`${problem.rule} ${problem.line} ${problem.column}`}
        className={`desk-problem desk-problem-${problem.severity}`}
      >
        <strong>{t.editor.severity[problem.severity]}:</strong> {say(problem.message)}{' '}
        {fix && !isReadOnly && (
          <button type="button" className="desk-fix" onClick={() => onFix(fixed(read(path), fix))}>
            {fix.replacement === '' ? t.editor.removeFound(fix.found) : t.editor.fix(fix.replacement)}
          </button>
        )}
      </span>
    )
  })
}

/** The value with the fix in it: what was found is the whole value, or a part of it. */
function fixed(value: PlainValue | undefined, { found, replacement }: NonNullable<Problem['fix']>): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.includes(found) ? text.replace(found, () => replacement) : replacement
}
