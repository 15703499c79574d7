import { debounce, throttle } from '#lib/rate-limit.ts'
import { isMotionAllowed } from './is-motion-allowed.ts'
import { isRevealed, revealRules } from './reveal-rules.ts'

/** Elements with this attribute are lowered by reveal.css. */
const loweredAttribute = 'data-reveal'

/** Lowers an element below the fold, and moves it into place when the visitor scrolls to it. Returns a function that stops this. */
export function moveWhenScrolled(element: HTMLElement): (() => void) | undefined {
  if (!isMotionAllowed() || element.getBoundingClientRect().top < window.innerHeight) return undefined
  element.setAttribute(loweredAttribute, '')

  const check = () => {
    const { scrollHeight } = document.documentElement
    const fold = window.innerHeight
    const below = scrollHeight - window.scrollY - fold
    if (isRevealed({ top: element.getBoundingClientRect().top, fold, below })) rise()
  }
  const onScroll = throttle(check, revealRules.throttle)
  const onResize = debounce(check, revealRules.debounce)
  const stop = () => {
    onScroll.cancel()
    onResize.cancel()
    element.removeAttribute(loweredAttribute)
    element.removeEventListener('focusin', stop)
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('resize', onResize)
  }
  const rise = () => {
    const { translate } = getComputedStyle(element)
    stop()
    const { duration, easing } = revealRules
    if (isMotionAllowed()) element.animate([{ translate }, { translate: 'none' }], { duration, easing })
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', onResize, { passive: true })
  // Keyboard users must see the focused element at once.
  element.addEventListener('focusin', stop)
  return stop
}
