import type { Point } from '../drivers/driver.ts'

// Runs in the page.

/**
 * Where to point in order to hit the first visible element that matches a selector and has the text or label, if given. It is
 * scrolled to. Returns the reason where it cannot be hit: no such element, moving, or below another.
 */
export async function findPlace(selector: string, text: string): Promise<Point | string> {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (one) =>
      text === '' || [one.textContent, one.ariaLabel].some((words) => words?.replaceAll(/\s+/g, ' ').trim() === text),
  )
  const element = elements.find(
    (one) =>
      // The oldest versions have no `checkVisibility`.
      (!('checkVisibility' in one) || one.checkVisibility({ visibilityProperty: true })) && one.getClientRects()[0],
  )
  if (!element) return `${selector} "${text}": ${elements.length} of them, none visible`
  // Of a link that is broken over lines, the first one.
  const toBox = () => element.getClientRects()[0] ?? new DOMRect()
  const { top: from, bottom: to } = toBox()
  if (from < 0 || to > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x: left, y: top } = toBox()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const { x, y, width, height } = toBox()
  if (x !== left || y !== top) return `${selector} moves`
  const place = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(place.x, place.y)
  if (hit && (element.contains(hit) || hit.contains(element))) return place
  return `${selector} "${text}" is below ${hit?.outerHTML.slice(0, 120)}`
}
