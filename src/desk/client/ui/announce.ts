const id = 'desk-announcer'

/** The attributes of the live region of the window. */
export const announcerProps = { id, 'aria-live': 'polite', className: 'desk-hidden' } as const

/** Has a text read out once: by the region of the dialog that is open, which screen readers do not leave. */
export function announce(text: string): void {
  const region = document.querySelector('dialog:modal [data-announcer]') ?? document.getElementById(id)
  region?.replaceChildren(text)
}
