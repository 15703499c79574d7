import * as v from 'valibot'
import { isIconName } from '#lib/icon-name.ts'
import { iconSets, type IconName, type IconSetName } from './icons.ts'

export const iconField = v.pipe(
  v.custom<IconName>(
    (value) => typeof value === 'string' && toIconParts(value) !== undefined,
    `Must be an icon's set and name, such as lucide:wallet; the sets are ${iconSets.join(', ')}`,
  ),
  v.description('A drawing beside its name in lists: an icon of Lucide (lucide:wallet) or of the firm (shs:…).'),
)

/** The set and the name in `lucide:wallet`; undefined where the text is of another form. */
export function toIconParts(icon: string): { set: IconSetName; name: string } | undefined {
  const [first, name = '', ...rest] = icon.split(':')
  const set = iconSets.find((known) => known === first)
  return set && rest.length === 0 && isIconName(name) ? { set, name } : undefined
}
