import type { IconService } from './iconify.ts'
import { toSvgElement } from './to-svg-element.ts'

/** How far outside the screen an icon is asked for. */
const margin = '200px'

/** Fills every `ContentIcon` of the document, now and later, once it comes near the screen: what nobody sees costs nothing. */
export function showIcons(service: IconService): void {
  const met = new WeakSet<Element>()
  const show = async (box: HTMLElement) => {
    const name = box.dataset['icon'] ?? ''
    try {
      const { loadDrawing } = await import('./iconify.ts')
      box.replaceChildren(toSvgElement(await loadDrawing(name, service)))
    } catch (error) {
      console.error('Failed to load custom icons:', name, error)
    }
  }
  const watch = toWatch((box) => void show(box), margin)
  const look = () => {
    for (const box of document.querySelectorAll<HTMLElement>('[data-icon]')) {
      if (met.has(box)) continue
      met.add(box)
      watch(box)
    }
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

/** Calls back for an element once it is on the screen or nearly so; at once where the browser cannot say. */
function toWatch(callback: (element: HTMLElement) => void, rootMargin: string): (element: HTMLElement) => void {
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          callback(target)
        }
      },
      { rootMargin },
    )
    return (element) => observer.observe(element)
  } catch {
    return callback
  }
}
