import type { FormModel } from '../../protocol/forms.ts'
import type { Draft, DraftState } from '../draft/draft.ts'

/** The means of the parts of a form. */
export interface FormViewProps {
  draft: Draft
  state: DraftState
  form: FormModel
  isReadOnly: boolean
  upload: (files: readonly File[]) => Promise<readonly string[]>
  uploading: readonly string[]
  onText: () => void
}
