const key = 'search-key'
const off = 'off'

/** True if `/` opens the search. A visitor can turn that off, because speech may be heard as single letters (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(key) !== off
  } catch {
    // Storage is blocked.
    return true
  }
}

export function turnShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, off)
  } catch {
    // Without storage the choice cannot be kept.
  }
}

/** True if a key press opens the search: Ctrl+K or ⌘K, and `/` where nothing is being typed. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if (event.ctrlKey !== event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !event.ctrlKey && !isTyping(event.target) && isShortcutOn()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
