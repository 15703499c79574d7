import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import type { Check } from '../check/content-check.ts'

/** Sample content must not be part of a release. */
export const checkRelease: Check = ({ site, checked, report }) => {
  const entries = site.names.flatMap((name): readonly Entry[] => checked.entries[name])
  const subjects: (Entry | ContentPage)[] = [...checked.pages.values(), ...entries]
  for (const subject of subjects) {
    if (subject.facts.sample) report.error(subject, ['sample'], 'Sample content; replace it before the release')
  }
}
