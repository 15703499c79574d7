import { _api, addAPIProvider, buildIcon, getIcon, loadIcons, setCustomIconsLoader } from '@iconify/react'
import { toDrawing, type Drawing } from '#lib/icons/drawing.ts'
import { fetchIconSet } from './fetch-icon-set.ts'

// Iconify asks for icons, several at once, and goes from source to source. It draws none here: it would write HTML,
// which the page's security policy allows to the build's own texts only.

/** Where icons come from. */
export interface IconService {
  /** Origins of Iconify services, asked in turn; none where this site itself is asked. */
  origins: readonly string[]
  /** Where this site has icons: `/_icons/`. */
  path: string
  /** Sets that only this site has. */
  ownSets: readonly string[]
}

/** A source that has not answered after this many milliseconds is left for the next. */
const rotateMs = 750
/** The longest that one source is waited for. */
const timeoutMs = 2000
/** The longest that the site's own sets are waited for. */
const ownSetTimeoutMs = 1500
/** Of an address: a hundred names fit. */
const urlLimit = 2000

/** The one service of this document: Iconify keeps its sources, and the icons it has, for all. */
let current: IconService | undefined

/** An icon by `set:name`. @throws where it cannot be had, or is not fit to be shown. */
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
    // Written out, so that nothing ever goes to Iconify's own public address unless the settings name it.
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
