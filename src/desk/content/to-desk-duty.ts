import type { SiteDuty } from '#engine/model/config/site-duties.ts'
import type { DeskDuty } from '../protocol/changes.ts'
import { mapLanguages } from '../say/to-local-text.ts'

/** A duty for the desk, with what begins its entry. */
export function toDeskDuty({ id, group, due, texts, folder, beginning }: SiteDuty): DeskDuty {
  const details = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.details]))
  return {
    id,
    title: mapLanguages((language) => texts[language]?.title ?? id),
    details: details as DeskDuty['details'], // the languages of the site and of the desk are the same
    due,
    state: group,
    path: folder,
    beginning: beginning && { collection: beginning.collection, given: beginning.given },
  }
}
