import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { ChangeStore } from '../changes/change-store.ts'
import type { Person } from '../protocol/people.ts'
import type { DeskPlaces } from '../services/services.ts'
import { openPreviewSite, type PreviewSite } from './open-preview-site.ts'

/** The previews of all people: each looks at the changes that they may read. */
export interface PreviewSites {
  answer: (person: Person, request: IncomingMessage, response: ServerResponse) => Promise<void>
  connect: (person: Person, request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  close: () => Promise<void>
}

interface SitesOptions {
  places: DeskPlaces
  changes: Pick<ChangeStore, 'audienceOf' | 'overlays' | 'onChange'>
  logError: (error: unknown) => void
  /** By default a site of development. */
  open?: (options: Parameters<typeof openPreviewSite>[0]) => PreviewSite
}

/** Each one takes some hundred megabytes. */
const mostSites = 3

/**
 * One site for all who read no change under embargo, one for those who may read all of them, and one for each other writer of some. The one that
 * nobody has asked for longest ends where there would be too many.
 */
export function openPreviewSites({ open = openPreviewSite, ...options }: SitesOptions): PreviewSites {
  // Copies of what was under embargo at an earlier start.
  rmSync(join(options.places.state, 'preview'), { recursive: true, force: true })
  const sites = new Map<string, PreviewSite>()
  const siteOf = (person: Person) => {
    const audience = options.changes.audienceOf(person)
    const name = audience === undefined ? 'everybody' : hash('sha256', audience).slice(0, 16)
    const site = sites.get(name) ?? open({ ...options, name, reader: audience === undefined ? undefined : person })
    // Written again, so that the order is that of their use.
    sites.delete(name)
    sites.set(name, site)
    const [oldest] = sites
    if (oldest && sites.size > mostSites) {
      sites.delete(oldest[0])
      void oldest[1].close()
    }
    return site
  }
  return {
    answer: (person, ...request) => siteOf(person).answer(...request),
    connect: (person, ...request) => siteOf(person).connect(...request),
    close: async () => {
      await Promise.all([...sites.values()].map((site) => site.close()))
    },
  }
}
