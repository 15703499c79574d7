import { toAppLink } from './app-link.ts'

/** How long a mouse rests on a link, in milliseconds, before it counts as pointing at it. */
const restMs = 65

interface IntentListeners {
  /** A mouse rests on the link, a finger touches it (and may only scroll), or the keyboard focuses it. */
  onPoint: (link: HTMLAnchorElement) => void
  /** A button of a mouse is pressed on the link: nearly always a click follows. */
  onPress: (link: HTMLAnchorElement) => void
}

/** Calls back where the visitor seems about to follow a link to another page. Returns a function that stops this. */
export function watchIntent({ onPoint, onPress }: IntentListeners): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: HTMLAnchorElement | undefined
  const enter = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const link = toAppLink(target)
    // Moving within a link goes on resting on it.
    if (link === over) return
    clearTimeout(timer)
    over = link
    if (link) timer = setTimeout(() => onPoint(link), restMs)
  }
  const press = ({ target, pointerType, button }: PointerEvent) => {
    const link = button === 0 ? toAppLink(target) : undefined
    if (link) (pointerType === 'mouse' ? onPress : onPoint)(link)
  }
  const focus = ({ target }: FocusEvent) => {
    const link = toAppLink(target)
    if (link?.matches(':focus-visible')) onPoint(link)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  document.addEventListener('pointerover', enter, options)
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('focusin', focus, options)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
