import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseStored } from '#engine/model/config/stored-json.ts'
import { iconSetSchema } from '#engine/model/icon-set-schema.ts'
import { ownIconSets } from '#engine/model/icons.ts'
import type { IconSet } from '#lib/icons/icon-set.ts'
import { diagnosticSchema } from '../source/diagnostic-schema.ts'
import { Diagnostics, type Diagnostic } from '../source/diagnostics.ts'
import { ScannedFile, scanTree } from '../source/scan-tree.ts'
import { readIconSources, type IconSources } from './read-icon-sources.ts'
import { ownSetsFolder, readOwnSet } from './read-own-set.ts'

export interface ReadIcons {
  sources: IconSources
  /** The errors in the firm's own icons. */
  diagnostics: Diagnostics
}

/** Texts that are kept between runs, each under a key that stands for all that it was made of. */
export interface KeptText {
  read: (key: string) => string | undefined
  write: (key: string, text: string) => void
}

/** The firm's own icons as they are kept, because cleaning them takes longer than checking the content. */
interface OwnIcons {
  sets: IconSet[]
  diagnostics: Diagnostic[]
}

const ownIconsSchema: v.GenericSchema<unknown, OwnIcons> = v.object({
  sets: v.array(iconSetSchema),
  diagnostics: v.array(diagnosticSchema),
})

/** Reads all icon sets, again only if a file of the firm's own has changed. */
export function createIconReader(kept?: KeptText): { read: () => Promise<ReadIcons> } {
  let last: { key: string; icons: Promise<ReadIcons> } | undefined
  return {
    read: () => {
      const key = hashOwnFiles()
      if (last?.key !== key) last = { key, icons: readIcons(key, kept) }
      return last.icons
    },
  }
}

async function readIcons(key: string, kept: KeptText | undefined): Promise<ReadIcons> {
  const found = kept?.read(key)
  const known = found === undefined ? undefined : parseStored(ownIconsSchema, found)
  const own = known ?? (await readOwnIcons())
  if (!known) kept?.write(key, JSON.stringify(own))
  const diagnostics = new Diagnostics()
  diagnostics.list.push(...own.diagnostics)
  const sources = await readIconSources(diagnostics, (name) => {
    const set = own.sets.find(({ prefix }) => prefix === name)
    if (!set) throw new Error(`The icon set "${name}" was not read`)
    return set
  })
  return { sources, diagnostics }
}

async function readOwnIcons(): Promise<OwnIcons> {
  const diagnostics = new Diagnostics()
  const sets = await Promise.all(ownIconSets.map((name) => readOwnSet(name, diagnostics)))
  return { sets, diagnostics: diagnostics.list }
}

/** They are few and small, so that reading them is as fast as comparing their times. */
function hashOwnFiles(): string {
  const files = [...scanTree(ownSetsFolder).items].flatMap(([set, folder]) =>
    folder.kind === 'folder' ? [...folder.items].map(([name, item]) => `${set}/${name} ${contentOf(item)}`) : [],
  )
  return hash('sha256', files.join('\n'), 'base64url')
}

function contentOf(item: unknown): string {
  try {
    return item instanceof ScannedFile ? readFileSync(item.path, 'utf8') : ''
  } catch (error) {
    return String(error)
  }
}
