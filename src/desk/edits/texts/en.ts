import type { RefusalReason } from '../refusal.ts'

/** The sentences for an edit that is not made. */
export const en: Readonly<Record<RefusalReason, string>> = {
  broken: 'This file cannot be read as it is, so the form cannot change it. Correct the text at the line shown.',
  anchors:
    'This file uses YAML anchors (&, *) or tags (!), so a change in one place would change others. Edit the text instead.',
  twice: 'A field stands twice in the same group. Keep one of them, in the text.',
  nowhere: 'This place is no longer in the file; the item may have been removed. Open it again.',
  comment: 'This would lose a comment (#) in the file. Edit the text instead.',
  odd: 'This is written in a way that a form cannot change without rewriting other parts. Edit the text instead.',
}
