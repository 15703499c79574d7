import * as v from 'valibot'
import { typed } from '#lib/say/figures.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { locales, mapLocales } from '../locale/locale.ts'
import { navPositions, outsideSettings } from '../menus/nav-item.ts'
import { describe } from './describe.ts'
import { text } from './fields.ts'

/** The file of the menus, in the folder of the content. */
export const menusFile = 'menus.yaml'

const label = (description: Message) =>
  v.pipe(v.optional(v.strictObject(mapLocales(() => text(80)))), describe(description))

/** The form alone: the build checks that the set and the icon exist. */
const iconField = v.custom<`${string}:${string}`>(
  (value) => typeof value === 'string' && /^[a-z0-9-]+:[a-z0-9-]+$/.test(value),
  "Must be an icon's set and name, such as lucide:wallet",
)

/** The fields of an item, but for those below it. */
const fields = {
  to: v.pipe(
    v.optional(text(500)),
    describe(say`The page, or a heading of it: ${typed('/a')} or ${typed('/a#b')}. It must exist in all languages.`),
  ),
  setting: v.pipe(
    v.optional(v.picklist(outsideSettings)),
    describe(say`Instead of a page, the setting that names an address outside. Without the setting there is no item.`),
  ),
  label: label(say`Its text in each language (${listed(locales)}). Without it, the title of the page.`),
  short: label(say`A shorter text for the main bar, which has little room.`),
  icon: v.pipe(v.optional(iconField), describe(say`An icon before the text: ${typed('lucide:wallet')}.`)),
}

const below = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.optional(v.array(item)), v.description('The items below it, in their order.'))

// Four levels, as the menus of phones and the footer have.
const fourth = v.strictObject(fields)
const third = v.strictObject({ ...fields, items: below(fourth) })
const second = v.strictObject({ ...fields, items: below(third) })
const section = v.strictObject({
  ...fields,
  positions: v.pipe(
    v.optional(v.array(v.picklist(navPositions))),
    v.description(
      'Where the section is shown: in the main bar (nav-bar), in the bar above it (top-bar), in the panel of all sections (nav-bar-extra), on phones (ver-menu). The footer has all.',
    ),
  ),
  items: below(second),
})

/** The file: one tree, of which each menu shows a part. */
export const menusSchema = v.strictObject({
  menus: v.pipe(v.optional(v.array(section), []), v.description('The sections, in their order.')),
})

export type MenuLabel = NonNullable<v.InferOutput<typeof fourth>['label']>

/** An item as it is written. */
export interface MenuItem extends v.InferOutput<typeof fourth> {
  positions?: v.InferOutput<typeof section>['positions']
  items?: readonly MenuItem[] | undefined
}
