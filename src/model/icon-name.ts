import * as v from 'valibot'
import { isIconName } from '#lib/icons/icon-name.ts'
import { iconSets, type IconName, type IconSetName } from './icons.ts'

/** The form alone: whether there is such a set, and in it such an icon, the build knows and says. */
export const iconField = v.pipe(
  v.custom<IconName>(
    (value) => typeof value === 'string' && value.split(':').length === 2 && value.split(':').every(isIconName),
    "Must be an icon's set and name, such as lucide:wallet",
  ),
  v.description('A drawing beside the title in lists: an icon of Lucide (lucide:wallet) or of the firm (shs:listing).'),
)

/** The set and the name in `lucide:wallet`; undefined where the text is of another form, or the set is unknown. */
export function toIconParts(icon: string): { set: IconSetName; name: string } | undefined {
  const [first, name = '', ...rest] = icon.split(':')
  const set = iconSets.find((known) => known === first)
  return set && rest.length === 0 && isIconName(name) ? { set, name } : undefined
}
