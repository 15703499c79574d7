import { debounce, throttle } from '#lib/rate-limit.ts'
import { isMovementWelcome } from './is-movement-welcome.ts'
import { isRevealed, revealRules } from './reveal-rules.ts'

/** Named in base.css, which hides what carries it: on a screen, and where movement is welcome. */
const waiting = 'data-reveal'

/** Hides an element that lies below the fold until the visitor scrolls to it. Returns what ends the watch and shows it. */
export function watchReveal(element: HTMLElement): (() => void) | undefined {
  if (!isMovementWelcome() || element.getBoundingClientRect().top < window.innerHeight) return undefined
  element.setAttribute(waiting, '')

  const look = () => {
    const { scrollHeight } = document.documentElement
    const fold = window.innerHeight
    const below = scrollHeight - window.scrollY - fold
    if (isRevealed({ top: element.getBoundingClientRect().top, fold, below })) show()
  }
  const scrolled = throttle(look, revealRules.throttle)
  const resized = debounce(look, revealRules.debounce)
  const end = () => {
    scrolled.cancel()
    resized.cancel()
    element.removeAttribute(waiting)
    element.removeEventListener('focusin', end)
    window.removeEventListener('scroll', scrolled)
    window.removeEventListener('resize', resized)
  }
  const show = () => {
    end()
    const { distance, duration, easing } = revealRules
    const hidden = { opacity: 0, transform: `translateY(${distance}px)` }
    if (isMovementWelcome()) element.animate([hidden, { opacity: 1, transform: 'none' }], { duration, easing })
  }
  window.addEventListener('scroll', scrolled, { passive: true })
  window.addEventListener('resize', resized, { passive: true })
  // Who comes by keyboard must see where they are at once.
  element.addEventListener('focusin', end)
  return end
}
