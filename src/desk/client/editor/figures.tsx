import type { FormModel } from '../../protocol/forms.ts'

/** Figures pasted from a spreadsheet. */
export function Figures({ form }: { form: FormModel }) {
  return form.collection === '' ? null : null
}
