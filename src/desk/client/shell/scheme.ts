import { schemeKey } from '#engine/model/config/scheme-script.ts'

/** The schemes to choose from; the first one leaves it to the system. */
export const schemes = ['system', 'light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** The scheme that was chosen in this browser. */
export function readScheme(): Scheme {
  try {
    const stored = localStorage.getItem(schemeKey)
    return schemes.find((one) => one === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows a scheme now, and in windows to come. */
export function applyScheme(scheme: Scheme): Scheme {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset['scheme']
  else dataset['scheme'] = scheme
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  } catch {
    // Without storage the choice holds for this window.
  }
  return scheme
}
