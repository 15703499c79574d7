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
    beginning: beginning && parseCommand(beginning.command),
  }
}

/** The collection and the values of `npm run new -- meetings "…" --year 2026`. */
function parseCommand(command: string): DeskDuty['beginning'] {
  const [, collection, title = '', options = ''] = /^npm run new -- (\S+) "([^"]*)"(.*)$/.exec(command) ?? []
  if (collection === undefined) return undefined
  const given = Array.from(options.matchAll(/--(\S+) (\S+)/g), ([, name = '', value = '']) => [name, value] as const)
  return { collection, given: { title, ...Object.fromEntries(given) } }
}
