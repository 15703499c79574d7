import * as v from 'valibot'
import { isIconName } from '#lib/icons/icon-name.ts'
import { iconSets, type IconName, type IconSetName } from './icons.ts'

/** Checks the form only: the build checks that the set and the icon exist. */
export const iconField = v.pipe(
  v.custom<IconName>(
    (value) => typeof value === 'string' && value.split(':').length === 2 && value.split(':').every(isIconName),
    "Must be an icon's set and name, such as lucide:wallet",
  ),
  v.description("The icon beside the title in lists: one of Lucide (lucide:wallet) or of the site's own sets."),
)

/** The set and the name in `lucide:wallet`; undefined if the text has another form, or the set is unknown. */
export function toIconParts(icon: string): { set: IconSetName; name: string } | undefined {
  const [first, name = '', ...rest] = icon.split(':')
  const set = iconSets.find((known) => known === first)
  return set && rest.length === 0 && isIconName(name) ? { set, name } : undefined
}
