const announcerId = 'route-announcer'
const dialogAnnouncer = 'data-announcer'

/** A live region. It is in every prerendered page, because screen readers may miss regions that are added later. */
export function Announcer() {
  return <p id={announcerId} aria-live="polite" className="sr-only" />
}

/** The live region of a modal dialog, which screen readers do not leave. */
export function DialogAnnouncer() {
  return <p {...{ [dialogAnnouncer]: '' }} aria-live="polite" className="sr-only" />
}

/** Has a text read out once, as soon as the screen reader pauses. */
export function announce(text: string): void {
  const region = document.querySelector(`dialog:modal [${dialogAnnouncer}]`) ?? document.getElementById(announcerId)
  region?.replaceChildren(text)
}
