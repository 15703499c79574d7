import { debounce, throttle } from '#lib/rate-limit.ts'
import { isMotionAllowed } from './is-motion-allowed.ts'
import { isRevealed, revealRules } from './reveal-rules.ts'

/** Elements with this attribute are hidden by reveal.css. */
const hiddenAttribute = 'data-reveal'

/** Hides an element below the fold until the visitor scrolls to it. Returns a function that stops this and shows it. */
export function hideUntilScrolled(element: HTMLElement): (() => void) | undefined {
  if (!isMotionAllowed() || element.getBoundingClientRect().top < window.innerHeight) return undefined
  element.setAttribute(hiddenAttribute, '')

  const check = () => {
    const { scrollHeight } = document.documentElement
    const fold = window.innerHeight
    const below = scrollHeight - window.scrollY - fold
    if (isRevealed({ top: element.getBoundingClientRect().top, fold, below })) show()
  }
  const onScroll = throttle(check, revealRules.throttle)
  const onResize = debounce(check, revealRules.debounce)
  const stop = () => {
    onScroll.cancel()
    onResize.cancel()
    element.removeAttribute(hiddenAttribute)
    element.removeEventListener('focusin', stop)
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('resize', onResize)
  }
  const show = () => {
    stop()
    const { distance, duration, easing } = revealRules
    const hidden = { opacity: 0, transform: `translateY(${distance}px)` }
    if (isMotionAllowed()) element.animate([hidden, { opacity: 1, transform: 'none' }], { duration, easing })
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', onResize, { passive: true })
  // Keyboard users must see the focused element at once.
  element.addEventListener('focusin', stop)
  return stop
}
