import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { locales } from '#engine/model/locale/locale.ts'
import type { NavItem } from '#engine/model/nav-item.ts'
import type { BuiltCode } from './built-code.ts'

const linksSchema = v.object({ styles: v.array(v.string()), links: v.string() })

const messageSchema = v.custom<MessageDescriptor>((found) => v.is(v.looseObject({ id: v.string() }), found))

const titlesSchema = v.object(
  v.entriesFromList(locales, v.object({ text: v.string(), lang: v.exactOptional(v.picklist(locales)) })),
)

/** The links of the header and the footer. */
const itemSchema: v.GenericSchema<unknown, NavItem> = v.object({
  label: v.union([messageSchema, v.object({ titles: titlesSchema })]),
  shortLabel: v.exactOptional(messageSchema),
  icon: v.exactOptional(v.custom<NonNullable<NavItem['icon']>>((found) => typeof found === 'string')),
  positions: v.exactOptional(v.array(v.picklist(['nav-bar', 'nav-bar-extra', 'ver-menu', 'top-bar']))),
  target: v.custom<NavItem['target']>((found) =>
    v.is(v.union([v.looseObject({ href: v.string() }), v.looseObject({ setting: v.string() })]), found),
  ),
  children: v.exactOptional(v.lazy(() => v.array(itemSchema))),
})

/** The text in the file `code.json`, which has the hash of that text beside it. */
export const builtCodeSchema: v.GenericSchema<unknown, BuiltCode> = v.object({
  program: v.string(),
  template: v.object({
    typeface: v.string(),
    layers: v.string(),
    start: v.string(),
    site: linksSchema,
    routes: v.record(v.string(), linksSchema),
    styles: v.record(v.string(), v.string()),
    styleHashes: v.array(v.string()),
  }),
  navItems: v.array(itemSchema),
  assets: v.array(v.string()),
})
