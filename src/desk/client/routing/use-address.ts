import { useCallback, useEffect, useState, type MouseEvent } from 'react'
import { parseAddress, toUrl, type Address } from './address.ts'

const moved = 'deskmove'

/** Shows another screen. It asks `mayLeave` first, which is false while there is something that would be lost. */
export function go(address: Address, { isReplacing = false } = {}): void {
  const url = toUrl(address)
  if (isReplacing) history.replaceState(null, '', url)
  else if (url !== location.pathname + location.search) history.pushState(null, '', url)
  window.dispatchEvent(new Event(moved))
}

/** The address of the window, kept up to date with back and forward. */
export function useAddress(): Address {
  const read = useCallback(() => parseAddress(location.pathname + location.search), [])
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const update = () => setAddress(read())
    window.addEventListener('popstate', update)
    window.addEventListener(moved, update)
    return () => {
      window.removeEventListener('popstate', update)
      window.removeEventListener(moved, update)
    }
  }, [read])
  return address
}

/** The attributes of a link to a screen: a plain click stays in this document, any other is the browser's. */
export function linkTo(address: Address): { href: string; onClick: (event: MouseEvent) => void } {
  return {
    href: toUrl(address),
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      go(address)
    },
  }
}
