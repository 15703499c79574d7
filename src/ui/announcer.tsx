const announcerId = 'route-announcer'

/** A live region. It is in every prerendered page, because screen readers may miss regions that are added later. */
export function Announcer() {
  return <p id={announcerId} aria-live="polite" className="sr-only" />
}

/** Has a text read out once, as soon as the screen reader pauses. */
export function announce(text: string): void {
  document.getElementById(announcerId)?.replaceChildren(text)
}
