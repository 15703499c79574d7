const announcerId = 'route-announcer'

/** Where what changed is said. It is in every page from the start: screen readers watch only what was there. */
export function Announcer() {
  return <p id={announcerId} aria-live="polite" className="sr-only" />
}

/** Says something once, when the screen reader has nothing else to say. */
export function announce(text: string): void {
  document.getElementById(announcerId)?.replaceChildren(text)
}
