import { Diagnostics } from '../source/diagnostics.ts'
import { scanTree, toFolderStamp } from '../source/scan-tree.ts'
import { readIconSources, type IconSources } from './read-icon-sources.ts'
import { ownSetsFolder } from './read-own-set.ts'

export interface ReadIcons {
  sources: IconSources
  /** The errors in the firm's own icons. */
  diagnostics: Diagnostics
}

/** Reads all icon sets, again only if a file of the firm's own has changed. */
export function createIconReader(): { read: () => Promise<ReadIcons> } {
  let last: { fingerprint: string; icons: Promise<ReadIcons> } | undefined
  return {
    read: () => {
      const fingerprint = toFingerprint()
      if (last?.fingerprint !== fingerprint) last = { fingerprint, icons: readIcons() }
      return last.icons
    },
  }
}

async function readIcons(): Promise<ReadIcons> {
  const diagnostics = new Diagnostics()
  return { sources: await readIconSources(diagnostics), diagnostics }
}

function toFingerprint(): string {
  const { items } = scanTree(ownSetsFolder)
  return [...items.values()].map((set) => (set.kind === 'folder' ? toFolderStamp(set).fingerprint : '')).join('\n')
}
