import type { IconService } from './iconify.ts'
import { toSvgElement } from './to-svg-element.ts'

/** Icons are loaded when they are this close to the viewport. */
const margin = '200px'

/** Fills each `ContentIcon` of the document, present or added later, when it comes close to the viewport. */
export function showIcons(service: IconService): void {
  const observed = new WeakSet<Element>()
  const show = async (box: HTMLElement) => {
    const name = box.dataset['icon'] ?? ''
    try {
      const { loadDrawing } = await import('./iconify.ts')
      box.replaceChildren(toSvgElement(await loadDrawing(name, service)))
    } catch (error) {
      console.error('Failed to load custom icons:', name, error)
    }
  }
  const observe = toObserver((box) => void show(box), margin)
  const observeAll = () => {
    for (const box of document.querySelectorAll<HTMLElement>('[data-icon]')) {
      if (observed.has(box)) continue
      observed.add(box)
      observe(box)
    }
  }
  observeAll()
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true })
}

/** Calls back once for each observed element that comes close to the viewport; at once in browsers without observers. */
function toObserver(callback: (element: HTMLElement) => void, rootMargin: string): (element: HTMLElement) => void {
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
