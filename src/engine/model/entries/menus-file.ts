import * as v from 'valibot'
import { typed } from '#lib/say/figures.ts'
import { listed, say, type Message } from '#lib/say/message.ts'
import { locales, mapLocales } from '../locale/locale.ts'
import { navPositions, outsideSettings, taskSigns } from '../menus/nav-item.ts'
import { describe } from './describe.ts'
import { localizedText, text } from './fields.ts'

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

const task = v.strictObject({
  to: v.pipe(text(500), describe(say`The page, or a heading of it: ${typed('/a')} or ${typed('/a#b')}.`)),
  label: v.pipe(localizedText(24), v.description('A word or two, for a quarter of the width of a phone.')),
  sign: v.pipe(
    v.picklist(taskSigns),
    v.description('The sign. person: a person with a plus; calculator: a calculator; columns: a chart; lock: a lock.'),
  ),
})

/** A phone is as wide as these. */
const mostTasks = 4

/** The file: one tree, of which each menu shows a part, and what stands beside the menus on all pages. */
export const menusSchema = v.strictObject({
  menus: v.pipe(v.optional(v.array(section), []), v.description('The sections, in their order.')),
  tasks: v.pipe(
    v.optional(v.pipe(v.array(task), v.maxLength(mostTasks, 'Must have at most four tasks')), []),
    v.description('What most visitors come to do: the bar at the bottom of phones, and the panel of all sections.'),
  ),
  disclaimer: v.pipe(
    v.optional(localizedText(600)),
    v.description('The legal notice at the end of all pages, in each language.'),
  ),
})

export interface MenusFile {
  menus: readonly MenuItem[]
  tasks: readonly v.InferOutput<typeof task>[]
  disclaimer?: MenuLabel | undefined
}

export type MenuLabel = NonNullable<v.InferOutput<typeof fourth>['label']>

/** An item as it is written. */
export interface MenuItem extends v.InferOutput<typeof fourth> {
  positions?: v.InferOutput<typeof section>['positions']
  items?: readonly MenuItem[] | undefined
}
