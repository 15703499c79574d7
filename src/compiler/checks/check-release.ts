import { collectionNames } from '#model/vocabulary/collection-names.ts'
import type { ContentPage, Entry } from '#features/content.ts'
import type { Check } from '../check/content-check.ts'

/** What may be shown while the site is being made, and not once the firm speaks through it: invented content. */
export const checkRelease: Check = ({ content, report }) => {
  const entries = collectionNames.flatMap((name): readonly Entry[] => content.entries[name])
  const subjects: (Entry | ContentPage)[] = [...content.pages.values(), ...entries]
  for (const subject of subjects) {
    if (subject.facts.sample) report.error(subject, ['sample'], 'Is invented content: replace it before the release')
  }
}
