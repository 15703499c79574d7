import { Select } from '@lingui/react/macro'
import type { CountView } from '#engine/model/search/results-view.ts'
import { Each } from './each.tsx'

/** All plural forms, so that a template has the text of each that its language distinguishes. */
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies Intl.LDMLPluralRule[]

/** How many results there are, in the plural form of the number. */
export function ResultTotal({ total }: { total: CountView }) {
  return forms.map((form) => (
    <Each key={form} of={total[form]}>
      {({ figures }) => <Select value={form} other={`${figures} kết quả`} />}
    </Each>
  ))
}
