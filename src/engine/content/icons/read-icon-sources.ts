import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import * as v from 'valibot'
import { iconSetSchema } from '#engine/model/icon-set-schema.ts'
import { iconSets, ownIconSets, type IconSetName } from '#engine/model/icons.ts'
import { isIconName } from '#lib/icons/icon-name.ts'
import type { IconData, IconSet } from '#lib/icons/icon-set.ts'
import type { Diagnostics } from '../source/diagnostics.ts'
import { readOwnSet } from './read-own-set.ts'

/** All icons of one set, whether used or not. */
export interface IconSource {
  names: readonly string[]
  /** An icon by its name or alias; undefined if the set has none. */
  find: (name: string) => IconData | undefined
}

export type IconSources = Readonly<Record<IconSetName, IconSource>>

/** Reads all icon sets. Errors in the firm's own icons are added to the diagnostics. */
export async function readIconSources(
  diagnostics: Diagnostics,
  readOwn: (name: string, diagnostics: Diagnostics) => IconSet | Promise<IconSet> = readOwnSet,
): Promise<IconSources> {
  const sources = iconSets.map(async (name) => {
    const own = ownIconSets.find((known) => known === name)
    return [name, toIconSource(own ? await readOwn(own, diagnostics) : await readPackage(name))] as const
  })
  return Object.fromEntries(await Promise.all(sources)) as IconSources // one for each of iconSets
}

async function readPackage(name: string): Promise<IconSet> {
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`))
  return v.parse(iconSetSchema, JSON.parse(await readFile(file, 'utf8')))
}

function toIconSource(set: IconSet): IconSource {
  const names = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})].filter(isIconName).toSorted()
  const known = new Set(names)
  return { names, find: (name) => (known.has(name) ? (getIconData(set, name) ?? undefined) : undefined) }
}
