export const announcerId = 'route-announcer'

/** Where navigations are announced. It is in every page from the start: screen readers watch only what was there. */
export function Announcer() {
  return <p id={announcerId} aria-live="polite" className="sr-only" />
}
