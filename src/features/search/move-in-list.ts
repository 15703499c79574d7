import type { KeyboardEvent } from 'react'

/** The arrow keys move from the field to the results and between them. Tab does too: they are links like others. */
export function moveInList(event: KeyboardEvent, field: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = event.currentTarget.querySelectorAll<HTMLElement>('.result-list a')
  const stops = field ? [field, ...links] : [...links]
  const at = stops.findIndex((stop) => stop === event.target)
  const next = at === -1 ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
