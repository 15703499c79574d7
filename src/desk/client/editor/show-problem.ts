import type { Problem } from '../../protocol/changes.ts'

/** Leads to the control of a fault: the marked field or line; the first one of its file where there is none. */
export function showProblem({ file, field }: Pick<Problem, 'file' | 'field'>): void {
  const part = document.querySelector(`[data-file="${CSS.escape(file)}"]`)
  const names = field?.split('.') ?? []
  let target: Element | null | undefined
  for (let length = names.length; length > 0 && !target; length -= 1) {
    target = part?.querySelector(`[data-field="${CSS.escape(names.slice(0, length).join('.'))}"]`)
  }
  const place = target ?? part
  for (let folded = place?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true
  const control = place?.querySelector<HTMLElement>('[aria-invalid], input, textarea, select, .cm-content, button')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
