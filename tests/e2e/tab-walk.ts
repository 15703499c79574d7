import type { Page } from '@playwright/test'

/** A place where Tab stops. */
export interface Stop {
  /** Its place among all that can be focused, in the order of the document; -1 where nobody expected a stop. */
  index: number
  name: string
  /** Where it is on the page, in pixels from the page's upper left. */
  box: { left: number; top: number; right: number; bottom: number }
  /** What is wrong with how it shows that the keyboard is on it. */
  faults: string[]
}

declare global {
  interface Window {
    /** Everything that the keyboard should reach, in the order of the document. */
    stops: Element[]
  }
}

const focusable = 'a[href], button:enabled, summary, input:enabled, select, textarea, [tabindex="0"]'

/** Presses a key until the keyboard has been round the page. @returns every stop on the way, and how many there should be. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: Stop[]; count: number }> {
  const count = await page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return (window.stops = seen).length
  }, focusable)
  const stops: Stop[] = []
  while (stops.length <= count) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(readStop)
    // Past its end a page without a browser around it begins anew.
    if (!stop || stops.some(({ index }) => index === stop.index)) break
    stops.push(stop)
  }
  return { stops, count }
}

/** In the page: the element that has the focus; null where none has. */
function readStop(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element)
  // Of a link that is broken into lines, its first.
  const [line = element.getBoundingClientRect()] = element.getClientRects()
  const { left, top, right, bottom } = line
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const faults: string[] = []

  // A line may end in a space, which is the paragraph's.
  const inset = Math.min(6, (right - left) / 4)
  for (const [x, y] of [
    [middle.x, middle.y],
    [left + inset, middle.y],
    [right - inset, middle.y],
    [middle.x, top + 1],
    [middle.x, bottom - 1],
  ] as const) {
    const hit = document.elementFromPoint(x, y)
    if (!element.contains(hit)) faults.push(`at ${x}, ${y} ${hit ? `${hit.localName} is over it` : 'out of sight'}`)
  }

  const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
  if (width < 2) faults.push(`its outline is ${width} px wide`)
  const reach = width + parseFloat(outlineOffset)
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    const { overflowX, overflowY } = getComputedStyle(around)
    const isCut =
      (overflowX !== 'visible' && (left - reach < box.left || right + reach > box.right)) ||
      (overflowY !== 'visible' && (top - reach < box.top || bottom + reach > box.bottom))
    if (isCut) faults.push(`its outline is cut by ${around.localName}.${around.className}`)
  }

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const toPixel = (color: string) => {
    if (!canvas) throw new Error('no canvas')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const toLuminance = (pixel: number[]) => {
    const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const grounds = document
    .elementsFromPoint(Math.max(0, left - reach), middle.y)
    .filter((ground) => !element.contains(ground))
    .map((ground) => toPixel(getComputedStyle(ground).backgroundColor))
  const ground = grounds.find((pixel) => pixel[3] === 255) ?? [255, 255, 255, 255]
  const [darker = 0, lighter = 0] = [toLuminance(toPixel(outlineColor)), toLuminance(ground)].toSorted((a, b) => a - b)
  const contrast = (lighter + 0.05) / (darker + 0.05)
  if (contrast < 3) faults.push(`its outline stands out by ${contrast.toFixed(2)} only`)

  return {
    index: window.stops.indexOf(element),
    name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}`,
    box: { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY },
    faults,
  }
}
