import { _api, addAPIProvider, buildIcon, getIcon, loadIcons, setCustomIconsLoader } from '@iconify/react'
import { toDrawing, type Drawing } from '#lib/icons/drawing.ts'
import { fetchIconSet } from './fetch-icon-set.ts'

// Iconify batches requests and tries one source after the other. Its components are not used: they write HTML, which
// the page's Trusted Types policy allows for text from the build only.

/** Where icons come from. */
export interface IconService {
  /** Origins of Iconify services, tried in turn; empty to load icons from this site. */
  origins: readonly string[]
  /** The path of the icons on this site: `/_icons/`. */
  path: string
  /** Prefixes of sets that only this site has. */
  ownSets: readonly string[]
}

/** After this time without a response, the next source is tried too. */
const rotateMs = 750
/** The timeout of a single source. */
const timeoutMs = 2000
/** The timeout for the site's own sets. */
const ownSetTimeoutMs = 1500
/** The longest URL of a request, in characters; about a hundred names fit. */
const urlLimit = 2000

/** Module state, because Iconify keeps its sources and its icons per document, too. */
let current: IconService | undefined

/** Loads an icon by `set:name`. @throws where no source has it, or where it is not safe to show. */
export async function loadDrawing(name: string, service: IconService): Promise<Drawing> {
  if (current !== service) start(service)
  current = service
  await new Promise<void>((resolve) => {
    loadIcons([name], (_loaded, _missing, pending) => {
      if (pending.length === 0) resolve()
    })
  })
  const icon = getIcon(name)
  if (!icon) throw new Error('no source has it')
  const { body, attributes } = buildIcon(icon)
  return toDrawing(body, attributes.viewBox)
}

function start({ origins, path, ownSets }: IconService): void {
  const isOwn = origins.length === 0
  addAPIProvider('', {
    // Always given: Iconify's default is its public API, which must not be called unless the settings name it.
    resources: isOwn ? [''] : [...origins],
    path: isOwn ? path : '/',
    rotate: rotateMs,
    timeout: timeoutMs,
    maxURL: urlLimit,
    dataAfterTimeout: false,
  })
  _api.setFetch(async (input) => {
    const set = await fetchIconSet(String(input), timeoutMs)
    return typeof set === 'number' ? new Response(null, { status: set }) : new Response(JSON.stringify(set))
  })
  for (const ownSet of ownSets) {
    setCustomIconsLoader(async (names, prefix) => {
      const set = await fetchIconSet(`${path}${prefix}.json?icons=${names.join(',')}`, ownSetTimeoutMs)
      return typeof set === 'number' ? null : set
    }, ownSet)
  }
}
