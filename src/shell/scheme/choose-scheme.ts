import { schemeKey } from '#engine/model/config/scheme-script.ts'

/** The schemes to choose from; the first one leaves it to the system. */
export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const changed = 'schemechange'

/** The scheme of this document, which its first script or a choice has set. */
export function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return schemes.find((one) => one === scheme) ?? 'system'
}

/** Shows a scheme now, and in the documents to come. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme)
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  } catch {
    // Without storage the choice holds for this document.
  }
}

/** Calls when the scheme changes, here or in another tab. */
export function watchScheme(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

function applyScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset['scheme']
  else dataset['scheme'] = scheme
  window.dispatchEvent(new Event(changed))
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === schemeKey || key === null) applyScheme(schemes.find((one) => one === newValue) ?? 'system')
}
