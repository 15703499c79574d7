import type { ContentPage, Entry } from '#engine/model/entries/content.ts'
import { say } from '#lib/say/message.ts'
import { defineCheck } from '../check/content-check.ts'

/** Sample content must not be part of a release. */
export const checkRelease = defineCheck('samples', 'site', ({ site, checked, report }) => {
  const entries = site.names.flatMap((name): readonly Entry[] => checked.entries[name])
  const objects: (Entry | ContentPage)[] = [...checked.pages.values(), ...entries]
  for (const object of objects) {
    if (object.facts.sample) report.error(object, ['sample'], say`Sample content; replace it before the release`)
  }
})
